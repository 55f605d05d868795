/** The lint of words: strict syntax, the same ids and variables in each language, Czech that fits any name. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, Visitor, type Message, type VariableReference } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, chosenFrom } from './languages'

const files: Record<string, string> = {
  ...import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/facedown/games/*/locales/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}
const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))))]
const components = import.meta.glob<string>(['../**/*.svelte', '../../../src/facedown/games/**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A past tense before or after the name, and the forms with a slash or brackets that hedge about it. */
const GENDERED =
  /(\$\w+ *\}) +((se|si|už|byl[ao]?) +)*\p{L}+l[aoiy]?(?![\p{L}])|\p{L}{2,}(l|la) +\{ *\$(name|seat|who)|\p{L}\/-?a(?!\p{L})|\p{L}\(a\)/u
/** A preposition straight before the name asks for another case. */
const DECLINED = /(?<!\p{L})(od|do|pro|na|s|se|z|ze|k|ke|u|o|po|před|za|bez|proti) +\{ *\$(name|names|seat|who)/iu
const parser = new FluentParser({ withSpans: false })

class Variables extends Visitor {
  readonly names = new Set<string>()
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name)
  }
}

/** Each message's id with its variables. */
function messages(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const entry of parser.parse(text).body) {
    if (entry.type !== 'Message') continue
    const variables = new Variables()
    variables.visit(entry)
    found[(entry as Message).id.name] = [...variables.names].sort()
  }
  return found
}

describe.each(folders)('%s', (folder) => {
  test('There is a file for each language.', () => {
    for (const language of LANGUAGES) expect(Object.keys(files)).toContain(`${folder}/${language}.ftl`)
  })

  test.each(LANGUAGES)('Every message in %s parses, none is there twice, and the program takes them all.', (language) => {
    const text = files[`${folder}/${language}.ftl`] ?? ''
    const body = parser.parse(text).body
    const junk = body.filter((entry) => entry.type === 'Junk').map((entry) => (entry as { content: string }).content)
    expect(junk).toEqual([])
    const ids = body.flatMap((entry) => (entry.type === 'Message' ? [(entry as Message).id.name] : []))
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(text))).toEqual([])
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([])
  })

  test('Every language has the same ids, with the same variables.', () => {
    const [first, ...others] = LANGUAGES.map((language) => messages(files[`${folder}/${language}.ftl`] ?? ''))
    for (const other of others) expect(other).toEqual(first)
  })

  test('The variants of a selector begin on lines of their own.', () => {
    for (const language of LANGUAGES)
      expect(files[`${folder}/${language}.ftl`] ?? '').not.toMatch(/->[^\n]*\[|\][^\n]*[^\n\s][^\n]*\*\[/)
  })

  test('Czech has all the plural forms wherever it selects by a number.', () => {
    const text = files[`${folder}/cs.ftl`] ?? ''
    for (const select of text.match(/\{ *\$\w+ *->[^}]*?\n *\*\[other\]/g) ?? [])
      for (const form of ['one', 'few', 'many']) expect(select, select).toMatch(new RegExp(`\\[(${form}|\\d+)\\]`))
  })

  test('No Czech verb beside a name gives the name a gender, and no preposition declines it.', () => {
    const named = (files[`${folder}/cs.ftl`] ?? '').split('\n').filter((line) => /\{ *\$(name|names|seat|who)/.test(line))
    expect(named.filter((line) => GENDERED.test(line) || DECLINED.test(line))).toEqual([])
  })
})

test('The lint of Czech names finds wrong forms, and takes right ones.', () => {
  for (const line of ['{ $name } vyhrála.', '{ $name } se vrátil', 'Odešla { $name }', '{ $name } odešel/a', '{ $name } dal(a)'])
    expect(line).toMatch(GENDERED)
  for (const line of ['Hlasy pro { $name }', 'Čeká se na { $name }', 'Telefon od { $name }']) expect(line).toMatch(DECLINED)
  for (const line of ['Na řadě: { $name }', 'Čeká se na: { $name }', 'Nový hostitel: { $name }', '{ $name }: { $points }']) {
    expect(line).not.toMatch(GENDERED)
    expect(line).not.toMatch(DECLINED)
  }
})

test('No component has words of its own: letters stand in the locales alone.', () => {
  const literal = Object.entries(components).flatMap(([path, source]) => {
    const markup = source
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<style[\s\S]*?<\/style>/g, '')
    return texts(markup)
      .filter((text) => /\p{L}{2,}/u.test(text))
      .map((text) => `${path}: ${text.trim()}`)
  })
  expect(literal).toEqual([])
})

test('No markup has a style attribute, which the CSP of the table forbids.', () => {
  const styled = Object.entries(components).filter(([, source]) => /\sstyle="/.test(source))
  expect(styled.map(([path]) => path)).toEqual([])
})

test('The language is the first of the browser’s that is spoken here.', () => {
  expect(chosenFrom(['de-DE', 'cs-CZ', 'en'])).toBe('cs')
  expect(chosenFrom(['sk'])).toBe('cs')
  expect(chosenFrom(['fr'])).toBe('en')
})

/** What stands between tags, without expressions in braces. */
function texts(markup: string): string[] {
  const found: string[] = []
  let text = ''
  let braces = 0
  let inTag = false
  for (const letter of markup) {
    if (letter === '{') braces += 1
    else if (letter === '}') braces -= 1
    else if (braces > 0) continue
    else if (letter === '<') {
      found.push(text)
      text = ''
      inTag = true
    } else if (letter === '>') inTag = false
    else if (!inTag) text += letter
  }
  return [...found, text]
}

