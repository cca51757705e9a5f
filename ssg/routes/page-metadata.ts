import type { MdxKind, PageMeta } from '#data/schemas/page.ts'
import { ofFile } from '#ssg/content/content-error.ts'
import type { ContentRecord, WrittenFile } from '#ssg/content/content-record.ts'

/** Metadata of a page's file. */
export interface PageMetadata {
  /** 'page' for TSX pages; MDX pages take the kind of their folder. */
  kind: 'page' | MdxKind
  /** Checked frontmatter, or the part `page` of a content file. */
  // biome-ignore lint/suspicious/noExplicitAny: four frontmatter shapes; readers narrow by kind
  meta: PageMeta & Record<string, any>
}

/** The file of a page's metadata: its own frontmatter, or the content file named after it. */
export const metadataFile = (file: string) =>
  file.endsWith('.tsx')
    ? `data/${file.replace(/^pages\/|(\/index)?\.tsx$/g, '').replace(/^index$/, 'home')}.yaml`
    : file

const isUsable = (file: WrittenFile | undefined) => file?.source && file.problems.length === 0

/** The metadata of `file` ('pages/content/travel.mdx'); undefined where it has mistakes. */
export function metadataOf({ files }: ContentRecord, file: string): PageMetadata | undefined {
  const written = files.get(metadataFile(file))
  if (!isUsable(written)) return undefined
  const isOwn = written?.file === file
  const meta = (isOwn ? written.value : Object(written?.value).page) as PageMetadata['meta']
  return meta && { kind: isOwn ? (file.split('/')[1] as MdxKind) : 'page', meta }
}

/** A TSX page without a content file. */
export const noWords = (page: string) =>
  ofFile(
    page,
    "This page has no words: put its title, description and keywords below a line 'page:' in " +
      metadataFile(page),
  )
