import type { Facts } from '#content/facts.ts'
import { braces } from '#content/fill-in.ts'
import { walkProse } from '#content/read/prose-node.ts'
import type { Text } from '#content/read/written-text.ts'
import { nearest } from '#data/nearest.ts'
import type { Finding, TextRule } from '../rule.ts'

const typeIt = '. Write \\{ for a brace'

/** What to write in place of braces that name nothing. */
function remedy(name: string, { places }: Text, facts: Facts): string {
  const own = Object.keys(places)
  const guess = nearest(name, [...own, ...facts.keys()])
  if (guess) return `: did you mean {${guess}}?`
  if (own.length > 0)
    return `: this text may have ${own.map((each) => `{${each}}`).join(', ')} and facts`
  if (/^#[\w-]+$/.test(name))
    return ': headings get their address from their words, so delete this'
  if (/^[%:]/.test(name))
    return ': this is the mark of another program, so delete it'
  return typeIt
}

/** Whether a text belongs to a fact of these names. */
const isPartOf = ({ file, path }: Text, names: ReadonlySet<string>) => {
  const [stem = ''] = file.split('/').slice(-1)
  const name = [stem.replace(/\.\w+$/, ''), ...path].join('.')
  return [name, path.join('.')].some((each) =>
    names.has(each.replace(/\.sentence$/, '')),
  )
}

function unknownNames(text: Text, facts: Facts): Finding[] {
  const { written, places, prose } = text
  const found = prose
    ? prose.braces.map(({ name, offset }) => ({ name, index: offset }))
    : [...written.matchAll(braces)].flatMap(
        ({ 1: brace, 2: name = '', index }) => (brace ? [] : [{ name, index }]),
      )
  return found.flatMap(({ name, index }) => {
    const at = { words: `{${name}}`, index }
    if (facts.circular?.has(name) && isPartOf(text, facts.circular))
      return [{ ...at, message: `{${name}} names itself: put its words here` }]
    if (facts.get(name) !== undefined || name in places) return []
    return [
      {
        ...at,
        message: `there is no fact {${name}}${remedy(name, text, facts)}`,
      },
    ]
  })
}

/** Braces in pairs: a name, or a pair whose first one is escaped. */
const pairs = /\\?\{[^{}]*\}|\\[{}]/g

/** The first brace that belongs to no pair, in plain words or in a text of prose at `start`. */
function loneBrace(written: string, start = 0): Finding[] {
  const rest = written.replace(pairs, (name) => ' '.repeat(name.length))
  const { 0: brace, index } = /[{}]/.exec(rest) ?? {}
  if (index === undefined) return []
  const [words = ''] = /\S+/.exec(written.slice(index)) ?? []
  const message = `'${brace}' is shown as it stands: a fact has one brace on each side${typeIt}`
  return [{ message, words, index: start + index }]
}

const loneBraces = ({ written, prose }: Text): Finding[] => {
  if (!prose) return loneBrace(written)
  const found: Finding[] = []
  walkProse(prose.markdown, ({ type, position }) => {
    const [start, end] = [position?.start?.offset, position?.end?.offset]
    if (type === 'text' && start !== undefined)
      found.push(...loneBrace(written.slice(start, end), start))
  })
  return found
}

/** A fact that has other marks around its name than braces, or a sign of code before them. */
function otherMarks({ written, prose, value }: Text, facts: Facts): Finding[] {
  const shown = prose ? value : written
  return [
    ...shown.matchAll(/(?:\$\{|[[(<])([a-z]+(?:\.\w+)+)[\]})>]/gi),
  ].flatMap(({ 0: words, 1: name = '', index }) =>
    facts.get(name) === undefined
      ? []
      : [
          {
            words,
            index,
            message: `'${words}' is shown as it stands: write {${name}}`,
          },
        ],
  )
}

/** Names that a text must have, as often as its schema says; those with 0 may be there. */
const missingPlaces = ({ written, places }: Text): Finding[] =>
  Object.entries(places).flatMap(([name, times]) => {
    const count = written.split(`{${name}}`).length - 1
    const often = times === 1 ? 'once' : `${times} times`
    return times === 0 || count === times
      ? []
      : [
          {
            message: `{${name}} must stand here ${often}, and stands ${count} times: write it`,
          },
        ]
  })

export const knownBraces: TextRule = {
  reads: 'text',
  name: 'known-braces',
  refuses:
    'Braces that name nothing, which a reader would see as they are typed.',
  kinds: ['words', 'message', 'prose', 'title', 'label', 'address', 'picture'],
  severity: 'stops',
  find: (text, facts) =>
    [
      ...unknownNames(text, facts),
      ...loneBraces(text),
      ...otherMarks(text, facts),
      ...missingPlaces(text),
    ].map((finding) => ({
      ...finding,
      message:
        text.path.length > 0
          ? `${text.name}: ${finding.message}`
          : finding.message,
    })),
}
