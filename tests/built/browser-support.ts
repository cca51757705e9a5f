import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement } from '@mdn/browser-compat-data/types'
import { type Declaration, parse } from 'postcss'
import { oldestBrowsers } from '#ssg/settings/browsers.ts'

/** MDN's browser compatibility data: a feature has a path, such as 'css.selectors.has'. */
type Tree = { readonly [name: string]: Tree } & {
  readonly __compat?: CompatStatement
}

const treeAt = (path: string) =>
  path
    .split('.')
    .reduce<Tree>((tree, name) => tree[name] ?? {}, bcd as unknown as Tree)
const namesIn = (path: string) =>
  Object.keys(treeAt(path)).filter((name) => !name.startsWith('__'))

/** Whether a supported browser's oldest version lacks a feature or has it under another name. */
function isMissing(path: string) {
  const support = treeAt(path).__compat?.support
  return oldestBrowsers.some(({ name, version }) => {
    const statements = [
      support?.[name === 'ios_saf' ? 'safari_ios' : (name as 'chrome')],
    ].flat()
    const isThere = statements.some((statement) => {
      const {
        version_added: added,
        flags,
        prefix,
        alternative_name,
      } = statement ?? {}
      const order = String(added)
        .replace('≤', '')
        .localeCompare(version, 'en', { numeric: true })
      return order <= 0 && !(flags ?? prefix ?? alternative_name)
    })
    return support !== undefined && !isThere
  })
}

/** Interfaces that no page uses and whose members are called like fields of data. */
const otherInterfaces = [
  'XR',
  'Payment',
  'RTC',
  'Audio',
  'Video',
  'Media',
  'Speech',
  'GPU',
  'WebGL',
  'Sync',
  'Picture',
  'SVG',
]

const isUsed = (name: string) =>
  !otherInterfaces.some((start) => name.startsWith(start)) &&
  (!/^CSS\w/.test(name) || name.startsWith('CSSStyleSheet'))

/** Meanings of what scripts use, by its name: 'any', and 'AbortSignal.any' with its owner. */
const meanings = new Map<string, string[]>()
for (const root of ['api', 'javascript.builtins', 'javascript.builtins.Intl'])
  for (const owner of namesIn(root).filter(isUsed))
    for (const path of [
      owner,
      ...namesIn(`${root}.${owner}`).map((name) => `${owner}.${name}`),
    ]) {
      const { status } = treeAt(`${root}.${path}`).__compat ?? {}
      if (!status || status.experimental || !status.standard_track) continue
      const whole = path.replace(/_(?:static|event)$/, '')
      for (const name of new Set([whole, whole.replace(/^.*\./, '')]))
        meanings.set(name, [...(meanings.get(name) ?? []), `${root}.${path}`])
    }

/** A constructor, a function, or a member with its owner, but not CSS properties and data-*. */
const uses = new RegExp(
  [
    '(?:\\bnew |(?<![.\\w])(?=\\w{5,}\\()|(?:(?<![.\\w])([A-Z]\\w+)|(?<!style|dataset|\\?))\\.)',
    '([A-Za-z]\\w+)(?![\\w"\'`]|\\?\\.)',
  ].join(''),
  'g',
)

/**
 * Names that are too new for some supported browser, whatever they mean: `at` of an array or of a
 * string. `a.b?.()` and `a.b?.c` ask for support themselves.
 */
export const missingInScript = (code: string) =>
  [...code.matchAll(uses)]
    .map(([, owner, name = '']) =>
      meanings.has(`${owner}.${name}`) ? `${owner}.${name}` : name,
    )
    .filter((name) => meanings.get(name)?.every(isMissing))

const namesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Paths of the functions of values, by name. */
const functions = new Map(
  [
    'css.types',
    ...namesIn('css.types').map((type) => `css.types.${type}`),
  ].flatMap((type) =>
    namesIn(type).map((name) => [name, `${type}.${name}`] as const),
  ),
)

/** Selector lists that skip unknown selectors; all others are dropped as a whole (Selectors 4). */
const forgiving = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const below = (path: string, names: readonly string[]) =>
  names.map((name) => `${path}.${name}`)

function featuresOf({ prop, value }: Declaration): string[] {
  const property = `css.properties.${prop}`
  if (isMissing(property)) return [property]
  return [
    ...below(property, namesOf(value, /([a-z][a-z-]*)/g)),
    ...namesOf(value, /([a-z][a-z-]*)\(/g).flatMap(
      (name) => functions.get(name) ?? [],
    ),
    ...(/\d[dls]v\w/.test(value)
      ? ['css.types.length.viewport_percentage_units_dynamic']
      : []),
  ]
}

/**
 * Whether an earlier declaration replaces this one in a browser that does not know it. Nothing
 * replaces a value with var(), since it fails too late ('invalid at computed-value time', CSS
 * Variables).
 */
function hasFallback(node: Declaration) {
  for (let before = node.prev(); before; before = before.prev()) {
    if (before.type !== 'decl') continue
    if (before.prop === `-webkit-${node.prop}`) return true
    if (before.prop === node.prop) return !node.value.includes('var(')
  }
  return false
}

/** Features of a style sheet that a supported browser lacks, without @supports or a fallback. */
export function missingInSheet(css: string) {
  const used: string[] = []
  const sheet = parse(css)
  sheet.walkAtRules('supports', (rule) => void rule.remove())
  sheet.walkAtRules(({ name, params }) => {
    const rule = `css.at-rules.${name}`
    used.push(rule, ...below(rule, namesOf(params, /([a-z-]+)/g)))
  })
  sheet.walkRules(({ selector }) => {
    const names = namesOf(
      selector.replaceAll(forgiving, ''),
      /::?([a-z][a-z-]*)/g,
    )
    used.push(...below('css.selectors', names))
  })
  sheet.walkDecls((node) => {
    if (!hasFallback(node)) used.push(...featuresOf(node))
  })
  return used.filter(isMissing)
}
