import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { type Declaration, type Node, parse } from 'postcss'
import { type ESTree, parseSync, Visitor } from 'vite'
import { oldestBrowsers } from '../../ssg/settings/browsers.ts'

/** MDN's browser compatibility data: a feature has a path, such as 'css.selectors.has'. */
type Tree = { readonly [name: string]: Tree } & { readonly __compat?: CompatStatement }

const treeAt = (path: string) =>
  path.split('.').reduce<Tree>((tree, name) => tree[name] ?? {}, bcd as unknown as Tree)
const isKnown = (path: string) => treeAt(path).__compat !== undefined
const namesIn = (path: string) => Object.keys(treeAt(path)).filter((name) => !name.startsWith('__'))

const newerThan = (version: SimpleSupportStatement['version_added'] | undefined, limit: string) =>
  typeof version !== 'string' ||
  version === 'preview' ||
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) > 0

const lacking = new Map<string, readonly string[]>()

/** Supported browsers whose oldest version lacks a feature or has it under another name. */
function browsersWithout(path: string): readonly string[] {
  const support = treeAt(path).__compat?.support
  const browsers = oldestBrowsers.flatMap(({ name, version }) => {
    const statements = [support?.[name === 'ios_saf' ? 'safari_ios' : (name as 'chrome')]].flat()
    const isThere = statements.some(
      (statement) =>
        statement &&
        !newerThan(statement.version_added, version) &&
        (!statement.version_removed || newerThan(statement.version_removed, version)) &&
        !(statement.flags ?? statement.prefix ?? statement.alternative_name),
    )
    return isThere ? [] : [`${name} ${version}`]
  })
  lacking.set(path, browsers)
  return browsers
}

/** A feature that some supported browser lacks. */
export interface Missing {
  /** Path in MDN's data. */
  feature: string
  browsers: readonly string[]
  /** The piece of script or style sheet that uses it. */
  source: string
}

/** A name is missing only where each of its possible meanings is missing. */
function missingOf(meanings: readonly string[], source: string): Missing[] {
  const [first, ...others] = meanings.map((feature) => ({
    feature,
    browsers: lacking.get(feature) ?? browsersWithout(feature),
    source,
  }))
  return first && [first, ...others].every(({ browsers }) => browsers.length > 0) ? [first] : []
}

/** Interfaces that pages use; those of payments or headsets share member names with data. */
const usedInterfaces = new RegExp(
  `^(?:${[
    'console|HTML.*|Element|Node.*|Document.*|DOM.*|CharacterData|Text|Range|Selection|Window',
    '(?:.*)Event(?:Target)?|Navigat.*|Location|History|Storage|Cache.*|Request|Response|Headers',
    'URL.*|Abort.*|Performance.*|.*Observer.*|CSSStyleSheet|StyleSheet.*|CSS|Animation|Blob',
    'FormData|Crypto|.*Canvas.*|.*Worker.*|TrustedType.*|ViewTransition|FontFace.*',
    'MediaQueryList|Scheduler|IDB.*',
  ].join('|')})$`,
)

const globals = new Map(
  ['api', 'javascript.builtins'].flatMap((root) =>
    namesIn(root).map((name) => [name, `${root}.${name}`] as const),
  ),
)
const members = new Map<string, string[]>()
for (const owner of [
  ...namesIn('api').flatMap((name) => (usedInterfaces.test(name) ? [`api.${name}`] : [])),
  ...namesIn('javascript.builtins').map((name) => `javascript.builtins.${name}`),
  ...namesIn('javascript.builtins.Intl').map((name) => `javascript.builtins.Intl.${name}`),
])
  for (const entry of namesIn(owner)) {
    const { status } = treeAt(`${owner}.${entry}`).__compat ?? {}
    if (!status || status.experimental || !status.standard_track) continue
    const name = entry.replace(/_(?:static|event)$/, '')
    members.set(name, [...(members.get(name) ?? []), `${owner}.${entry}`])
  }

/** Possible meanings of a member's name; `document.x` and `Promise.x` name their owner. */
function meaningsOf(name: string, owner: string | undefined): readonly string[] {
  const all = members.get(name) ?? []
  if (!owner) return all
  if (['window', 'self', 'globalThis'].includes(owner)) {
    const path = globals.get(name)
    return path ? [path] : []
  }
  const owners = [owner, owner.replace(/^[a-z]/, (letter) => letter.toUpperCase())]
  const own = all.find((path) => owners.includes(path.split('.').at(-2) ?? ''))
  return own ? [own] : all
}

/**
 * Globals and members that a supported browser lacks; `a.b?.()` and `a.b?.c` are tests for support.
 */
export function missingInScript(code: string): Missing[] {
  const missing: Missing[] = []
  const asked = new Set<ESTree.Node>()
  const note = (meanings: readonly string[], { start, end }: ESTree.Node) =>
    missing.push(...missingOf(meanings, code.slice(Math.max(start, end - 40), end + 20)))
  const noteGlobal = (node: ESTree.Expression) => {
    const path = node.type === 'Identifier' && globals.get(node.name)
    if (path && isKnown(path)) note([path], node)
  }
  const onMember = (node: ESTree.MemberExpression) => {
    const { object, property, computed, optional } = node
    if (optional) asked.add(object)
    noteGlobal(object)
    if (computed || property.type !== 'Identifier' || asked.has(node)) return
    // Members of these objects are CSS properties and attributes.
    if (
      object.type === 'MemberExpression' &&
      /^(?:style|dataset)$/.test(code.slice(object.property.start, object.property.end))
    )
      return
    note(meaningsOf(property.name, object.type === 'Identifier' ? object.name : undefined), node)
  }
  const onCall = ({ callee, optional }: ESTree.CallExpression) => {
    if (optional) asked.add(callee)
    noteGlobal(callee)
  }
  const onNew = ({ callee }: ESTree.NewExpression) => noteGlobal(callee)
  new Visitor({
    CallExpression: onCall,
    NewExpression: onNew,
    MemberExpression: onMember,
  }).visit(parseSync('built.js', code).program)
  return missing
}

/** Style sheets that a script contains as text. */
export function sheetsIn(code: string): string[] {
  const sheets: string[] = []
  const note = (text: string | null | undefined) => {
    if (text && /\{[^{}]*:[^{}]*\}/.test(text)) sheets.push(text)
  }
  const onTemplate = ({ value }: ESTree.TemplateElement) => note(value.cooked)
  const onLiteral = ({ value }: { value: unknown }) => {
    if (typeof value === 'string') note(value)
  }
  new Visitor({ TemplateElement: onTemplate, Literal: onLiteral }).visit(
    parseSync('built.js', code).program,
  )
  return sheets
}

/** Selector lists that skip unknown selectors; all others are dropped as a whole (Selectors 4). */
const forgiving = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Units that MDN's data lists under a common name. */
const unitGroups: readonly [RegExp, string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
]
const unitName = (unit: string) => unitGroups.find(([units]) => units.test(unit))?.[1] ?? unit

function featuresOf(node: Node | Declaration): string[] {
  const named = (parent: string, names: readonly string[]) =>
    names.map((name) => `${parent}.${name}`)
  if ('selector' in node)
    return named(
      'css.selectors',
      matches(String(node.selector).replaceAll(forgiving, ''), /::?([a-z][a-z-]*)/g),
    )
  if ('params' in node && 'name' in node) {
    const rule = `css.at-rules.${node.name}`
    return [rule, ...named(rule, matches(String(node.params), /([a-z-]+)/g))]
  }
  if (!('prop' in node)) return []
  const { prop, value } = node
  const functions = matches(value, /([a-z][a-z-]*)\(/g)
  return [
    `css.properties.${prop}`,
    ...named(`css.properties.${prop}`, matches(value, /([a-z][a-z-]*)/g)),
    ...named('css.types', functions),
    ...namesIn('css.types').flatMap((type) => named(`css.types.${type}`, functions)),
    ...named('css.types.length', matches(value, /\d([a-z]+)\b/g).map(unitName)),
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

/** Conditions of the @supports rules around a piece of a style sheet. */
const conditionsOf = ({ parent }: Node): string =>
  parent && parent.type !== 'document'
    ? conditionsOf(parent) +
      ('name' in parent && parent.name === 'supports' && 'params' in parent ? parent.params : '')
    : ''

/** Features of a style sheet that a supported browser lacks, without @supports or a fallback. */
export function missingInSheet(css: string): Missing[] {
  const missing: Missing[] = []
  parse(css).walk((node) => {
    if (node.type === 'decl' && hasFallback(node)) return
    const asked = conditionsOf(node).replace(/\d([a-z]+)/g, (_, unit) => unitName(unit))
    const isList = node.type === 'rule' && node.selectors.length > 1
    for (const path of featuresOf(node)) {
      if (!isKnown(path) || asked.includes(path.split('.').at(-1) ?? '')) continue
      for (const one of missingOf([path], String(node).slice(0, 120)))
        missing.push(isList ? { ...one, feature: `${path}, which takes its list along` } : one)
    }
  })
  return missing
}
