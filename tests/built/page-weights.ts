import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { readSiteRecord, type SiteRecord } from '../../ssg/outputs/site-record.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'

/** A file that a page loads, with its transfer size (brotli 11; fonts as they are). */
export interface LoadedFile {
  file: string
  bytes: number
}

/** Weight of one built page; the same on every machine. */
export interface PageWeight {
  path: string
  /** The document with its inlined style sheet. */
  html: number
  /** The entry with its imports: all scripts before a touch. */
  js: readonly LoadedFile[]
  /** What a touch on each island of the page fetches, with `js`; empty without islands. */
  touched: readonly LoadedFile[]
  fonts: readonly LoadedFile[]
  /** Requests from the head, the document included. */
  early: readonly string[]
  /** Resources that block the first paint besides the document. */
  blocking: readonly string[]
}

const brotli = (content: Buffer) => brotliCompressSync(content).length

const elements = (root: Document | Element, ...names: string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), root)
const unique = <T>(values: readonly T[]) => [...new Set(values)]

/** Reads a built site from its files and its site record; runs nothing. */
export function readPageWeights(dir: string): {
  pages: PageWeight[]
  scripts: ReadonlyMap<string, number>
  serviceWorker: number
} {
  const record = readSiteRecord(dir)
  const scripts = new Map(
    readdirSync(join(dir, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`assets/${name}`, brotli(readFileSync(join(dir, 'assets', name)))]),
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
  const loaded = (files: readonly string[]): LoadedFile[] =>
    unique(files).map((file) => ({ file, bytes: scripts.get(file) ?? sizeOf(file) }))

  const readPage = ([path, files]: [string, SiteRecord[string]]): PageWeight => {
    const name = fileOfRoute(path)
    const document = parseDocument(readFileSync(join(dir, name), 'utf8'))
    const links = elements(document, 'link').map(({ attribs }) => attribs)
    const [head] = elements(document, 'head')
    const sources = (head ? elements(head, 'script') : [])
      .map(({ attribs }) => attribs)
      .filter(({ src }) => src)
    const ofIslands = files.islands.flatMap(({ scripts }) => scripts)
    return {
      path,
      html: sizeOf(name),
      js: loaded(files.entry),
      touched: ofIslands.length > 0 ? loaded([...files.entry, ...ofIslands]) : [],
      fonts: loaded(files.fonts),
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
    }
  }
  const pages = Object.entries(record).map(readPage)
  return { pages, scripts, serviceWorker: brotli(readFileSync(join(dir, 'sw.js'))) }
}

export const total = (files: readonly LoadedFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
