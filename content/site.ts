import * as v from 'valibot'
import { iconNames } from '#data/icon-set.ts'
import type { ProjectGroup } from '#data/ids.ts'
import { type Facts, factsOf } from './facts.ts'
import { fillIn } from './fill-in.ts'
import { type CheckedFile, checkFile } from './read/check-file.ts'
import { isRead, type ReadFile } from './read/folder.ts'
import type { PictureFile } from './read/picture-file.ts'
import { metadataFile } from './report.ts'
import { factFiles } from './schema/fact-files.ts'
import type {
  MdxKind,
  PageMeta,
  Project,
  ProjectCardMeta,
} from './schema/page.ts'
import { partAt } from './schema/schema-shape.ts'

/** A file that people write, with its values checked. */
export interface WrittenFile extends Omit<ReadFile, 'problems'>, CheckedFile {
  /** The text with its facts, and all names of facts: a file is checked again once this changes. */
  basis: string
}

/** A route with its full address. */
interface FlatRoute {
  /** '/services/ai-solutions'. */
  path: string
  /** 'pages/services/ai-solutions.tsx'. */
  file: string
}

/** One route with the metadata of its file. */
export interface Page extends FlatRoute {
  /** 'page' for TSX pages; MDX pages take the kind of their folder. */
  kind: 'page' | MdxKind
  /** Checked frontmatter, or the part `page` of a content file. */
  // biome-ignore lint/suspicious/noExplicitAny: four frontmatter shapes; readers narrow by kind
  meta: PageMeta & Record<string, any>
}

/** Everything that people write, with every text's place, and the pages that it makes. */
export interface Site {
  files: ReadonlyMap<string, WrittenFile>
  /** Files that no reader takes, but for code in data/. */
  others: readonly string[]
  /** Files of public/, with a leading slash. */
  publicFiles: readonly string[]
  /** Those that are pictures, as their bytes say. */
  pictures: ReadonlyMap<string, PictureFile>
  facts: Facts
  /** Every name that an icon may have. */
  icons: readonly string[]
  /** Every route, in the order of their files. */
  routes: readonly FlatRoute[]
  /** Routes whose metadata have no mistakes, in the order of their paths. */
  pages: readonly Page[]
}

/** What was read of the folders of a site. */
export interface ReadFolder {
  /** Every file, from the project's root. */
  names: readonly string[]
  files: ReadonlyMap<string, ReadFile>
  pictures: ReadonlyMap<string, PictureFile>
}

/** The facts of the files that were read. */
const factsIn = (files: ReadonlyMap<string, ReadFile>) =>
  factsOf((file) => {
    const value = files.get(file)?.source?.value
    const schema = factFiles[file as keyof typeof factFiles]
    return schema && !v.is(schema, value) ? undefined : value
  })

/** Every file with its values checked; one whose text and facts are as before is taken over. */
function checkFiles(
  files: ReadonlyMap<string, ReadFile>,
  facts: Facts,
  before: Site['files'] | undefined,
) {
  // Messages name facts as well.
  const names = [...facts.keys(), ...facts.circular].join('\n')
  const check = (read: ReadFile): WrittenFile => {
    const old = before?.get(read.file)
    const basis = JSON.stringify([fillIn(read.text, facts.parts), names])
    return old?.basis === basis
      ? old
      : { ...read, ...checkFile(read, facts), basis }
  }
  return new Map([...files].map(([file, read]) => [file, check(read)]))
}

/** The address of a page: 'pages/services/index.tsx' is '/services'. */
const addressOf = (file: string) =>
  file
    .replace(/^pages/, '')
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '') || '/'

const isPage = (file: string) => /^pages\/.*\.(?:tsx|mdx)$/.test(file)

/** The page of a route; undefined where its metadata have mistakes. */
function pageOf(route: FlatRoute, files: Site['files']): Page | undefined {
  const written = files.get(metadataFile(route.file))
  if (!written?.source || written.problems.length > 0) return undefined
  const isOwn = written.file === route.file
  const kind = isOwn ? (route.file.split('/')[1] as MdxKind) : 'page'
  const meta = partAt(written.value, isOwn ? [] : ['page']) as
    | Page['meta']
    | undefined
  return meta && { ...route, kind, meta }
}

const inOrderOfPath = (a: FlatRoute, b: FlatRoute) => (a.path < b.path ? -1 : 1)

/** Makes a site of what was read; what has not changed is taken from the site `before`. */
export function siteOf(
  { names, files: read, pictures }: ReadFolder,
  before?: Site,
): Site {
  const facts = factsIn(read)
  const files = checkFiles(read, facts, before?.files)
  const routes = names
    .filter(isPage)
    .map((file) => ({ path: addressOf(file), file }))
  const published = names.filter((file) => file.startsWith('public/'))
  const inPublic = (file: string) => file.slice('public'.length)
  return {
    facts,
    files,
    others: names.filter(
      (file) =>
        !file.startsWith('public/') &&
        !isRead(file) &&
        !/^data\/.*\.ts$/.test(file),
    ),
    publicFiles: published.map(inPublic),
    pictures: new Map(
      [...pictures].map(([file, picture]) => [inPublic(file), picture]),
    ),
    icons: iconNames,
    routes,
    pages: routes
      .flatMap((route) => pageOf(route, files) ?? [])
      .sort(inOrderOfPath),
  }
}

/** Every project card of the pages, in the order of the pages. */
export function projectsOf(pages: readonly Page[]): Project[] {
  return pages.flatMap(({ kind, path, meta }) =>
    ((meta.cards ?? []) as ProjectCardMeta[]).map((card, index) => ({
      ...card,
      id: `${path.slice(1).replaceAll('/', '-')}${index ? `-${index + 1}` : ''}`,
      link: path,
      figure: meta.figure as Project['figure'],
      isSecond: index > 0,
      group: kind as ProjectGroup,
    })),
  )
}
