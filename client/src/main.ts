/** Where the client starts: old browsers helped, words fetched, the page mounted. */
import './polyfills'
// Before the router and anything else looks at the address.
import './device/taking.svelte'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { words } from './i18n'
import './device/theme.svelte'
import { watchCrowding } from './device/crowded'

watchCrowding()
void words.want('').then(() => mount(App, { target: document.getElementById('app') as HTMLElement }))
