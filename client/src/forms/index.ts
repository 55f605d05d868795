/** The default screen of each form. */
import type { Component } from 'svelte'
import type { Form } from '@/wire/types'
import Choices from './Choices.svelte'
import EachOf from './EachOf.svelte'
import Gift from './Gift.svelte'
import Lines from './Lines.svelte'
import Number from './Number.svelte'
import Ok from './Ok.svelte'
import OneOf from './OneOf.svelte'
import OneSeat from './OneSeat.svelte'
import Text from './Text.svelte'
import Unknown from './Unknown.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const defaults: Record<string, Component<any>> = {
  ok: Ok,
  one_of: OneOf,
  one_seat: OneSeat,
  text: Text,
  lines: Lines,
  each_of: EachOf,
  number: Number,
  choices: Choices,
  gift: Gift,
}

export const formScreen = (form: Form): (typeof defaults)[string] => defaults[form.form] ?? Unknown
