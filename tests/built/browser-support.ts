import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement } from '@mdn/browser-compat-data/types'
import { type Declaration, parse } from 'postcss'
import { oldestBrowsers } from '#ssg/settings/browsers.ts'

/** A part of MDN's browser compatibility data; a path such as 'css.selectors.has' leads to it. */
type Tree = { readonly [name: string]: Tree } & {
  readonly __compat?: CompatStatement
}

/** The part of the data at a path; an empty one if there is none. */
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

/** The paths of `names`, which are one level below `path`. */
function pathsBelow(path: string, names: readonly string[]) {
  return names.map((name) => `${path}.${name}`)
}

/**
 * Whether one of the oldest supported browsers lacks a feature, or has it only behind a flag or
 * under another name; false if MDN does not list the feature.
 */
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

/**
 * Beginnings of the names of interfaces that no page uses. Their members are not looked for, since
 * fields of the site's data have the same names.
 */
const unusedInterfaces = [
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

/** Whether scripts of the site may use an interface; of those named CSS…, only CSSStyleSheet. */
const mayBeUsed = (name: string) =>
  !unusedInterfaces.some((start) => name.startsWith(start)) &&
  (!/^CSS\w/.test(name) || name.startsWith('CSSStyleSheet'))

/**
 * Holds, for each name that a script may contain, such as 'any' or 'AbortSignal.any', the paths of
 * all features that it may mean.
 */
const pathsByName = new Map<string, string[]>()
for (const root of ['api', 'javascript.builtins', 'javascript.builtins.Intl'])
  for (const owner of namesIn(root).filter(mayBeUsed)) {
    const members = namesIn(`${root}.${owner}`)
    for (const path of [owner, ...pathsBelow(owner, members)]) {
      const fullPath = `${root}.${path}`
      const { status } = treeAt(fullPath).__compat ?? {}
      if (!status || status.experimental || !status.standard_track) continue
      const fullName = path.replace(/_(?:static|event)$/, '')
      const lastName = fullName.replace(/^.*\./, '')
      for (const name of new Set([fullName, lastName])) {
        const otherPaths = pathsByName.get(name) ?? []
        pathsByName.set(name, [...otherPaths, fullPath])
      }
    }
  }

/**
 * Matches the names that a script uses: of constructors, of functions, and of members, together
 * with a capitalised owner as in 'AbortSignal.any'. Keys of `style` and `dataset` do not match.
 */
const usedName = new RegExp(
  [
    '(?:\\bnew |(?<![.\\w])(?=\\w{5,}\\()|(?:(?<![.\\w])([A-Z]\\w+)|(?<!style|dataset|\\?))\\.)',
    '([A-Za-z]\\w+)(?![\\w"\'`]|\\?\\.)',
  ].join(''),
  'g',
)

/**
 * The names that a script uses although some supported browser lacks each feature of that name. A
 * name may be that of several features: `at` is in arrays and in strings. `b` in `a.b?.()` and
 * `a.b?.c` does not count, since such code tests for support itself.
 */
export function missingInScript(code: string) {
  const usedNames = [...code.matchAll(usedName)].map(([, owner, name = '']) => {
    const fullName = `${owner}.${name}`
    return pathsByName.has(fullName) ? fullName : name
  })
  return usedNames.filter((name) => pathsByName.get(name)?.every(isMissing))
}

/** What the first group of a pattern matches in a text, from the first match to the last. */
function namesOf(text: string, pattern: RegExp) {
  const matches = [...text.matchAll(pattern)]
  return matches.map(([, name = '']) => name)
}

/** Paths of the functions that CSS values may call, by their names. */
const cssFunctions = new Map<string, string>()
const types = pathsBelow('css.types', namesIn('css.types'))
for (const type of ['css.types', ...types])
  for (const name of namesIn(type)) cssFunctions.set(name, `${type}.${name}`)

/**
 * Matches :is() and :where(): a browser skips a selector in them that it does not know, while such
 * a selector anywhere else makes it drop the whole rule (Selectors 4).
 */
const forgivingLists = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Features without a keyword: a property, which of its values need the feature, and its name. */
const namelessFeatures = [
  ['content', /\S \/ /, 'alt_text'],
  ['text-decoration', /\d|var\(/, 'includes_thickness'],
] as const

/**
 * The paths of the features that a declaration needs: only its property if a supported browser
 * lacks that, otherwise the keywords, functions and viewport units of its value.
 */
function featuresOf({ prop, value }: Declaration): string[] {
  const property = `css.properties.${prop}`
  if (isMissing(property)) return [property]
  const keywords = namesOf(value, /([a-z][a-z-]*)/g)
  const functionNames = namesOf(value, /([a-z][a-z-]*)\(/g)
  const features = [
    ...pathsBelow(property, keywords),
    ...functionNames.flatMap((name) => cssFunctions.get(name) ?? []),
  ]
  for (const [owner, values, name] of namelessFeatures)
    if (owner === prop && values.test(value))
      features.push(`${property}.${name}`)
  const hasDynamicUnit = /\d[dls]v\w/.test(value)
  if (hasDynamicUnit)
    features.push('css.types.length.viewport_percentage_units_dynamic')
  return features
}

/**
 * Whether a browser that does not know a declaration uses an earlier one of the same rule: one with
 * the prefix -webkit-, or one of the same property. If the browser knows the property, the unknown
 * value must not contain var(): a browser checks such a value only after it has dropped the earlier
 * declaration ('invalid at computed-value time', CSS Variables).
 */
function hasFallback(node: Declaration) {
  for (let earlier = node.prev(); earlier; earlier = earlier.prev()) {
    if (earlier.type !== 'decl') continue
    const isPrefixed = earlier.prop === `-webkit-${node.prop}`
    if (isPrefixed && isMissing(`css.properties.${node.prop}`)) return true
    if (isPrefixed || earlier.prop === node.prop)
      return !node.value.includes('var(')
  }
  return false
}

/**
 * The paths of the features that a sheet uses without @supports or a fallback, although some
 * supported browser lacks them.
 */
export function missingInSheet(css: string) {
  const usedPaths: string[] = []
  const sheet = parse(css)
  sheet.walkAtRules('supports', (rule) => {
    rule.remove()
  })
  sheet.walkAtRules(({ name, params }) => {
    const rule = `css.at-rules.${name}`
    const names = namesOf(params, /([a-z-]+)/g)
    usedPaths.push(rule, ...pathsBelow(rule, names))
  })
  sheet.walkRules(({ selector }) => {
    const unforgivenSelector = selector.replaceAll(forgivingLists, '')
    const names = namesOf(unforgivenSelector, /::?([a-z][a-z-]*)/g)
    usedPaths.push(...pathsBelow('css.selectors', names))
  })
  sheet.walkDecls((node) => {
    if (!hasFallback(node)) usedPaths.push(...featuresOf(node))
  })
  return usedPaths.filter(isMissing)
}
