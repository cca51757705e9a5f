import * as v from 'valibot'
import { iconNames } from '#data/icon-set.ts'
import type { ProjectGroup } from '#data/ids.ts'
import { type Facts, factsOf } from './facts.ts'
import { fillIn } from './fill-in.ts'
import { type CheckedFile, checkFile } from './read/check-file.ts'
import { type Folder, hasReader, type ReadFile } from './read/folder.ts'
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

/** A content file or page, with its values checked. */
export interface WrittenFile extends Omit<ReadFile, 'problems'>, CheckedFile {
  /** All that the check depends on: the text with facts filled in, and the names of all facts. */
  cacheKey: string
}

/** The path of a page, and the file of the page. */
interface FlatRoute {
  /** Such as '/services/ai-solutions'. */
  path: string
  /** Such as 'pages/services/ai-solutions.tsx'. */
  file: string
}

/** A route with the metadata of its page. */
export interface Page extends FlatRoute {
  /** 'page' for TSX pages; for MDX pages the name of their folder. */
  kind: 'page' | MdxKind
  /** Checked metadata: frontmatter of an MDX page, `page` of a TSX page's content file. */
  // biome-ignore lint/suspicious/noExplicitAny: four frontmatter shapes; readers narrow by kind
  meta: PageMeta & Record<string, any>
}

/** All content of the site, with the place of every text, and the pages that are made from it. */
export interface Site {
  files: ReadonlyMap<string, WrittenFile>
  /** Files in pages/ and data/ that are neither YAML nor MDX, except TypeScript in data/. */
  otherFiles: readonly string[]
  /** Paths of files in public/, without 'public', such as '/favicon.svg'. */
  publicFiles: readonly string[]
  /** Format and size of each picture in public/, by its path as in `publicFiles`. */
  pictures: ReadonlyMap<string, PictureFile>
  facts: Facts
  /** Names of the icons that the site can draw. */
  icons: readonly string[]
  /** All routes, sorted by file. */
  routes: readonly FlatRoute[]
  /** Pages whose metadata have no mistakes, sorted by path. */
  pages: readonly Page[]
}

/** The facts in files that were read; a file of facts with mistakes counts as unreadable. */
const factsIn = (files: ReadonlyMap<string, ReadFile>) =>
  factsOf((file) => {
    const value = files.get(file)?.source?.value
    const schema = factFiles[file as keyof typeof factFiles]
    return schema && !v.is(schema, value) ? undefined : value
  })

/** Checks the values of all files; a file whose text and facts have not changed is reused. */
function checkFiles(
  files: ReadonlyMap<string, ReadFile>,
  facts: Facts,
  previousFiles: Site['files'] | undefined,
) {
  // Names of facts are part of the key, since messages contain them.
  const factNames = [...facts.keys(), ...facts.circular].join('\n')
  const checkedFile = (readFile: ReadFile): WrittenFile => {
    const previousFile = previousFiles?.get(readFile.file)
    const cacheKey = JSON.stringify([
      fillIn(readFile.text, facts.partsOf),
      factNames,
    ])
    return previousFile?.cacheKey === cacheKey
      ? previousFile
      : { ...readFile, ...checkFile(readFile, facts), cacheKey }
  }
  return new Map([...files].map(([file, read]) => [file, checkedFile(read)]))
}

/** The path of the page in a file: '/services' for 'pages/services/index.tsx'. */
const pathOf = (file: string) =>
  file
    .replace(/^pages/, '')
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '') || '/'

const isPage = (file: string) => /^pages\/.*\.(?:tsx|mdx)$/.test(file)

/** The page of a route; undefined if its metadata have mistakes or are missing. */
function pageOf(route: FlatRoute, files: Site['files']): Page | undefined {
  const writtenFile = files.get(metadataFile(route.file))
  if (!writtenFile?.source || writtenFile.problems.length > 0) return undefined
  const isMdxPage = writtenFile.file === route.file
  const kind = isMdxPage ? (route.file.split('/')[1] as MdxKind) : 'page'
  const meta = partAt(writtenFile.value, isMdxPage ? [] : ['page']) as
    | Page['meta']
    | undefined
  return meta && { ...route, kind, meta }
}

/** Makes a site from what was read; files that have not changed are reused from `previousSite`. */
export function siteOf(
  { stamps, files: readFiles, pictures }: Folder,
  previousSite?: Site,
): Site {
  const paths = [...stamps.keys()]
  const facts = factsIn(readFiles)
  const files = checkFiles(readFiles, facts, previousSite?.files)
  const routes = paths
    .filter(isPage)
    .map((file) => ({ path: pathOf(file), file }))
  const pathsInPublicFolder = paths.filter((file) => file.startsWith('public/'))
  const pathBelowPublic = (file: string) => file.slice('public'.length)
  return {
    facts,
    files,
    otherFiles: paths.filter(
      (file) =>
        !file.startsWith('public/') &&
        !hasReader(file) &&
        !/^data\/.*\.ts$/.test(file),
    ),
    publicFiles: pathsInPublicFolder.map(pathBelowPublic),
    pictures: new Map(
      [...pictures].map(([file, picture]) => [pathBelowPublic(file), picture]),
    ),
    icons: iconNames,
    routes,
    pages: routes
      .flatMap((route) => pageOf(route, files) ?? [])
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

/** A project for each card in the metadata of the pages, in their order. */
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
