import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document, Element, ParentNode } from 'domhandler'
import { isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import postcss from 'postcss'
import { byId, find, printMarkup } from '../ssg/document/page-contents.ts'
import { namesInSelector, wordsOfScript } from '../ssg/document/page-css.ts'
import { readSiteRecord } from '../ssg/outputs/site-record.ts'
import { fileOfRoute } from '../ssg/routes/built-pages.ts'
import unoConfig from '../uno.config.ts'
import { filesBelow } from './checks/content-problems.ts'

const STYLES = 'components/styles'
/** Most places that are listed of one name. */
const LISTED = 6
const stringLiterals = /"[^"]*"|'[^']*'|`[^`]*`/g

interface Rule {
  selector: string
  /** Class and element names that the selector needs. */
  names: readonly string[]
  line: number
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name))
      return
    for (const selector of rule.selectors)
      rules.push({
        selector,
        names: namesInSelector(selector),
        line: rule.source?.start?.line ?? 0,
      })
  })
  return rules
}

const shown = (name: string) => (name.startsWith('<') ? `${name}>` : `.${name}`)
const listed = (places: readonly string[]) =>
  places.length > LISTED
    ? `${places.slice(0, LISTED).join(', ')} and ${places.length - LISTED} more`
    : places.join(', ')

function elementsWith(node: ParentNode, name: string): Element[] {
  return node.children.filter(isTag).flatMap((child) => {
    const isNamed = name.startsWith('<')
      ? child.name === name.slice(1)
      : (child.attribs.class ?? '').split(/\s+/).includes(name)
    return [...(isNamed ? [child] : []), ...elementsWith(child, name)]
  })
}

/** Lines of the sources whose string literals hold a class name; imports and comments left out. */
function sourcesWith(root: string, name: string): string[] {
  return ['pages', 'components', 'client']
    .flatMap((floor) => filesBelow(root, floor))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          !/^\s*(\/\/|\/?\*)|\bfrom '/.test(line) &&
          (line.match(stringLiterals) ?? []).some((text) =>
            text.split(/[\s"'`;<>=]+/).includes(name),
          )
            ? [`${file}:${index + 1}`]
            : [],
        ),
    )
}

/** Places of a built page that hold a name: its elements and its scripts. */
function placesIn(out: string, path: string, document: Document) {
  const files = readSiteRecord(out)[path]
  if (!files) throw new Error(`${out} has no page ${path}`)
  const labelOf = (script: string) => {
    const island = files.islands.find(({ scripts }) => scripts.includes(script))
    return island ? `${script} (island ${island.name})` : script
  }
  const scripts = files.namedBy.map((file) => ({
    label: labelOf(file),
    words: wordsOfScript(readFileSync(join(out, file), 'utf8')),
  }))
  return (name: string): string[] => {
    const elements = elementsWith(document, name)
    const first = elements[0]?.cloneNode()
    return [
      ...(first ? [`${elements.length} × ${printMarkup([first]).replace(/<\/.*$/, '')}`] : []),
      ...scripts.filter(({ words }) => words.has(name)).map(({ label }) => label),
    ]
  }
}

/**
 * Explains for a class or element ('.tag', 'summary') whether the rules that name it are in a built
 * page: who wrote each rule, which of its names the page lacks, and where the page has the others.
 */
export function explainRules(root: string, out: string, path: string, asked: string): string {
  const wanted = namesInSelector(asked)
  if (wanted.length === 0) throw new Error(`'${asked}' names no class and no element`)
  const isAskedFor = ({ names }: Rule) => wanted.every((name) => names.includes(name))
  const document = parseDocument(readFileSync(join(out, fileOfRoute(path)), 'utf8'))
  const placesOf = placesIn(out, path, document)
  const sheet = find(document, byId('page-css'))?.children[0]
  const inPage = rulesOf(sheet && 'data' in sheet ? sheet.data : '').filter(isAskedFor)

  const keyOf = (rule: Rule) => [...rule.names].sort().join(' ')
  const present = new Set(inPage.map(keyOf))
  // Sheets of what only scripts show are part of the entry script.
  const scripted = readFileSync(join(root, STYLES, 'scripted.css'), 'utf8')
  const verdictOn = (rule: Rule, file: string) => {
    if (scripted.includes(`./${file}"`)) return 'in the entry script of every page'
    if (present.has(keyOf(rule))) return 'in the page'
    return `not in the page, which lacks ${rule.names
      .filter((name) => placesOf(name).length === 0)
      .map(shown)
      .join(' and ')}`
  }
  const inSheets = readdirSync(join(root, STYLES))
    .sort()
    .flatMap((file) =>
      rulesOf(readFileSync(join(root, STYLES, file), 'utf8'))
        .filter(isAskedFor)
        .map((rule) => ({ rule, at: `${STYLES}/${file}:${rule.line}`, file })),
    )
  const written = new Set(inSheets.map(({ rule }) => keyOf(rule)))
  const utilities = inPage.filter((rule) => !written.has(keyOf(rule)))
  const shortcuts = Object.keys(unoConfig.shortcuts ?? {})

  return [
    ...inSheets.map(({ rule, at, file }) => `${rule.selector}  ${verdictOn(rule, file)}; ${at}`),
    ...utilities.map(({ selector, names: [name = ''] }) =>
      shortcuts.includes(name)
        ? `${selector}  in the page; shortcut '${name}' in uno.config.ts`
        : `${selector}  in the page; utility of UnoCSS`,
    ),
    ...(inSheets.length + utilities.length === 0 ? [`No rule names ${asked}`] : []),
    '',
    ...[...new Set([...wanted, ...inPage.flatMap((rule) => rule.names)])].flatMap((name) => [
      `${shown(name)} on ${path}: ${listed(placesOf(name)) || 'nowhere'}`,
      ...(name.startsWith('<')
        ? []
        : [`${shown(name)} in the sources: ${listed(sourcesWith(root, name)) || 'nowhere'}`]),
    ]),
  ].join('\n')
}
