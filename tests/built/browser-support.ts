import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement } from '@mdn/browser-compat-data/types'
import { type Declaration, parse } from 'postcss'
import { oldestBrowsers } from '#ssg/settings/browsers.ts'

/** MDN's browser compatibility data: a feature has a path, such as 'css.selectors.has'. */
type Tree = { readonly [name: string]: Tree } & {
  readonly __compat?: CompatStatement
}

/** The data at a path, or an empty tree if there is none. */
function treeAt(path: string) {
  let tree = bcd as unknown as Tree
  for (const name of path.split('.')) tree = tree[name] ?? {}
  return tree
}

/** Names of the features one level below a path. */
function namesIn(path: string) {
  const keys = Object.keys(treeAt(path))
  return keys.filter((name) => !name.startsWith('__'))
}

/** Paths of names one level below a feature. */
function pathsBelow(path: string, names: readonly string[]) {
  return names.map((name) => `${path}.${name}`)
}

/** Whether one of the oldest supported browsers lacks a feature, or has it under another name. */
function isMissing(path: string) {
  const support = treeAt(path).__compat?.support
  return oldestBrowsers.some(({ name, version }) => {
    const browser = name === 'ios_saf' ? 'safari_ios' : (name as 'chrome')
    const statements = [support?.[browser]].flat()
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

/** Prefixes of interfaces that no page uses; data fields have the same names as their members. */
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

/** Whether scripts of the site may use an interface; the only one for CSS is CSSStyleSheet. */
const mayBeUsed = (name: string) =>
  !otherInterfaces.some((start) => name.startsWith(start)) &&
  (!/^CSS\w/.test(name) || name.startsWith('CSSStyleSheet'))

/** Paths of all features that a name in a script may stand for: 'any' or 'AbortSignal.any'. */
const meanings = new Map<string, string[]>()
for (const root of ['api', 'javascript.builtins', 'javascript.builtins.Intl'])
  for (const owner of namesIn(root).filter(mayBeUsed)) {
    const members = namesIn(`${root}.${owner}`)
    for (const path of [owner, ...pathsBelow(owner, members)]) {
      const meaning = `${root}.${path}`
      const { status } = treeAt(meaning).__compat ?? {}
      if (!status || status.experimental || !status.standard_track) continue
      const fullName = path.replace(/_(?:static|event)$/, '')
      const lastName = fullName.replace(/^.*\./, '')
      for (const name of new Set([fullName, lastName])) {
        const others = meanings.get(name) ?? []
        meanings.set(name, [...others, meaning])
      }
    }
  }

/** Matches constructors, functions, and members with their owner; no style or dataset keys. */
const usePattern = new RegExp(
  [
    '(?:\\bnew |(?<![.\\w])(?=\\w{5,}\\()|(?:(?<![.\\w])([A-Z]\\w+)|(?<!style|dataset|\\?))\\.)',
    '([A-Za-z]\\w+)(?![\\w"\'`]|\\?\\.)',
  ].join(''),
  'g',
)

/**
 * Names that a script uses although no feature of that name is in every supported browser: `at` may
 * be that of an array or of a string. `a.b?.()` and `a.b?.c` do not count, since they test for
 * support themselves.
 */
export function missingInScript(code: string) {
  const used = [...code.matchAll(usePattern)].map(([, owner, name = '']) => {
    const fullName = `${owner}.${name}`
    return meanings.has(fullName) ? fullName : name
  })
  return used.filter((name) => meanings.get(name)?.every(isMissing))
}

/** All matches of a pattern's first group in a text. */
function namesOf(text: string, pattern: RegExp) {
  const found = [...text.matchAll(pattern)]
  return found.map(([, name = '']) => name)
}

/** Paths of the functions that CSS values may call, by their names. */
const cssFunctions = new Map<string, string>()
const types = pathsBelow('css.types', namesIn('css.types'))
for (const type of ['css.types', ...types])
  for (const name of namesIn(type)) cssFunctions.set(name, `${type}.${name}`)

/** Selector lists that skip unknown selectors; all others are dropped as a whole (Selectors 4). */
const forgivingLists = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Features that a declaration needs: its property if a browser lacks it, otherwise its values. */
function featuresOf({ prop, value }: Declaration): string[] {
  const property = `css.properties.${prop}`
  if (isMissing(property)) return [property]
  const keywords = namesOf(value, /([a-z][a-z-]*)/g)
  const called = namesOf(value, /([a-z][a-z-]*)\(/g)
  const features = [
    ...pathsBelow(property, keywords),
    ...called.flatMap((name) => cssFunctions.get(name) ?? []),
  ]
  const hasDynamicUnit = /\d[dls]v\w/.test(value)
  if (hasDynamicUnit)
    features.push('css.types.length.viewport_percentage_units_dynamic')
  return features
}

/**
 * Whether a browser that does not know a declaration uses an earlier one instead. A value with
 * var() has no such fallback, since it fails too late ('invalid at computed-value time', CSS
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

/** Features that a sheet uses without @supports or a fallback and some supported browser lacks. */
export function missingInSheet(css: string) {
  const used: string[] = []
  const sheet = parse(css)
  sheet.walkAtRules('supports', (rule) => {
    rule.remove()
  })
  sheet.walkAtRules(({ name, params }) => {
    const rule = `css.at-rules.${name}`
    const names = namesOf(params, /([a-z-]+)/g)
    used.push(rule, ...pathsBelow(rule, names))
  })
  sheet.walkRules(({ selector }) => {
    const needed = selector.replaceAll(forgivingLists, '')
    const names = namesOf(needed, /::?([a-z][a-z-]*)/g)
    used.push(...pathsBelow('css.selectors', names))
  })
  sheet.walkDecls((node) => {
    if (!hasFallback(node)) used.push(...featuresOf(node))
  })
  return used.filter(isMissing)
}
