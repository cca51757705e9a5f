import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import render from 'dom-serializer'
import type { Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { parseSync } from 'vite'

/** A file that a page loads, with its size as the network carries it (brotli 11; fonts as they are). */
export interface Loaded {
  file: string
  bytes: number
}

/** What is exact about one built page: it is the same on every machine. */
export interface Exact {
  path: string
  /** The document with its inlined sheet. */
  html: number
  /** The entry, what it loads by itself, and the islands of the page with all they load before anyone does anything. */
  js: readonly Loaded[]
  fonts: readonly Loaded[]
  modulepreloads: readonly string[]
  /** What the head sends for, the document included. */
  early: readonly string[]
  /** What the first paint has to wait for besides the document. */
  blocking: readonly string[]
  /** Causes of layout shift: pictures, frames and videos without a size. */
  unsized: readonly string[]
}

/** Chunks that are fetched only once somebody does something, or on the one page that says so in its markup; 'name-hash.js' is known by its name. */
const later: { name: RegExp; needs: string; unlessBehaviour?: string }[] = [
  { name: /\.schema$/, needs: 'somebody starts to fill in the form' },
  { name: /^(schema-reader|valibot)$/, needs: 'somebody starts to fill in the form' },
  { name: /^(toasts?|Toaster)$/, needs: 'there is something to say' },
  { name: /^ApplicationForm$/, needs: 'somebody opens the application' },
  { name: /^saved-pages$/, needs: 'the offline page is shown', unlessBehaviour: 'offline-page' },
  { name: /^vitals$/, needs: 'the visitor agrees to be measured' },
  { name: /^particles$/, needs: 'the page has a particle field', unlessBehaviour: 'particles' },
  { name: /\.island$/, needs: 'the island is on the page' },
]

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
const brotli = (content: Buffer) => brotliCompressSync(content).length

interface Script {
  bytes: number
  imports: string[]
  dynamicImports: string[]
}

function readScript(dir: string, file: string): Script {
  const source = readFileSync(join(dir, file), 'utf8')
  const { module } = parseSync(file, source)
  const beside = (target: string) => join(file, '..', target).replaceAll('\\', '/')
  const dynamicImports = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  return {
    bytes: brotli(Buffer.from(source)),
    imports: module.staticImports.map(({ moduleRequest }) => beside(moduleRequest.value)),
    // A worker is named by its address alone.
    dynamicImports: [
      ...dynamicImports.filter((target) => target.startsWith('.')).map(beside),
      ...(source.match(/assets\/[\w.-]+\.worker-[\w-]+\.js/g) ?? []),
    ],
  }
}

const elements = (root: Document | Element, ...names: string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), root)
const behavioursIn = (document: Document) =>
  new Set(
    DomUtils.getElementsByTagName(() => true, document).flatMap(
      ({ attribs }) => attribs['data-behaviour']?.split(/\s+/) ?? [],
    ),
  )
const unique = <T>(values: readonly T[]) => [...new Set(values)]

/** Reads a built site from its files. Nothing is run: what a page loads follows from its markup and from what its scripts import. */
export function readSite(dir: string): { pages: Exact[]; scripts: ReadonlyMap<string, number> } {
  const names = (readdirSync(dir, { recursive: true }) as string[]).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const scripts = new Map(
    names
      .filter((name) => /^assets\/.*\.js$/.test(name))
      .map((name) => [name, readScript(dir, name)]),
  )
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const content = existsSync(join(dir, file)) ? readFileSync(join(dir, file)) : Buffer.alloc(0)
    const size = file.endsWith('.html') ? brotli(content) : content.length
    sizes.set(file, size)
    return size
  }
  const loaded = (files: readonly string[]): Loaded[] =>
    unique(files).map((file) => ({ file, bytes: scripts.get(file)?.bytes ?? sizeOf(file) }))

  /** Follows imports, also dynamic ones but those that wait for something. */
  const follow = (file: string, behaviours: ReadonlySet<string>, seen: Set<string>) => {
    const script = scripts.get(file)
    if (!script || seen.has(file)) return
    seen.add(file)
    for (const next of script.imports) follow(next, behaviours, seen)
    for (const next of script.dynamicImports) {
      const wait = later.find(({ name }) => name.test(nameOf(next)))
      if (!wait || behaviours.has(wait.unlessBehaviour ?? '')) follow(next, behaviours, seen)
    }
  }

  const islandFiles = new Map(
    [...scripts.keys()]
      .filter((file) => nameOf(file).endsWith('.island'))
      .map((file) => [nameOf(file).replace('.island', ''), file]),
  )
  const readPage = (name: string): Exact => {
    const document = parseDocument(readFileSync(join(dir, name), 'utf8'))
    const behaviours = behavioursIn(document)
    const links = elements(document, 'link').map(({ attribs }) => attribs)
    const [head] = elements(document, 'head')
    const sources = (head ? elements(head, 'script') : [])
      .map(({ attribs }) => attribs)
      .filter(({ src }) => src)
    const seen = new Set<string>()
    for (const { src = '' } of sources) follow(src.slice(1), behaviours, seen)
    const islands = elements(document, 'div').flatMap(({ attribs }) =>
      attribs['data-island'] && attribs['data-when'] !== 'interest' ? [attribs['data-island']] : [],
    )
    for (const island of islands) follow(islandFiles.get(island) ?? '', behaviours, seen)
    // The code that brings islands to life is one of the entry's dynamic imports; a page without islands never asks for it.
    if (islands.length === 0)
      for (const file of seen)
        if (/^(kit|react|rolldown-runtime)$/.test(nameOf(file))) seen.delete(file)
    const preloads = links.filter(({ rel }) => rel === 'preload')
    return {
      path: `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'),
      html: sizeOf(name),
      js: loaded([...seen]),
      fonts: loaded(
        preloads.filter(({ as }) => as === 'font').map(({ href }) => (href as string).slice(1)),
      ),
      modulepreloads: links
        .filter(({ rel }) => rel === 'modulepreload')
        .map(({ href }) => href as string),
      early: unique([
        'document',
        ...links
          .filter(({ rel }) => /^(preload|modulepreload|stylesheet)$/.test(rel ?? ''))
          .map(({ href }) => href as string),
        ...sources.map(({ src }) => src as string),
      ]),
      blocking: [
        ...links
          .filter(({ rel, media }) => rel === 'stylesheet' && media !== 'print')
          .map(({ href }) => href as string),
        ...sources
          .filter(
            ({ type, async, defer }) =>
              type !== 'module' && async === undefined && defer === undefined,
          )
          .map(({ src }) => src as string),
      ],
      unsized: elements(document, 'img', 'iframe', 'video')
        .filter(({ attribs: { width, height } }) => !width || !height)
        .map((element) => render(element)),
    }
  }
  const pages = names
    .filter((name) => name.endsWith('.html') && !name.startsWith('__'))
    .map(readPage)
  return {
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    scripts: new Map([...scripts].map(([file, { bytes }]) => [file, bytes])),
  }
}

export const total = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
