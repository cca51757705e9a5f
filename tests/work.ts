import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { CaseMeta, SampleMeta, VideoMeta } from '#content/schema/page.ts'
import type { ProjectGroup } from '#data/ids.ts'

interface Work<Meta> {
  /** The address, such as '/content/travel'. */
  path: string
  group: ProjectGroup
  meta: Meta
}

/**
 * Pages of one folder with their frontmatter, which is parsed here once more, so that tests do not
 * rely on the code under test.
 */
const workIn = <Meta>(group: ProjectGroup): Work<Meta>[] =>
  readdirSync(`pages/${group}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({
      path: `/${group}/${name.replace(/\.mdx$/, '')}`,
      group,
      meta: parse(
        /^---\n([\s\S]*?)\n---/.exec(
          readFileSync(`pages/${group}/${name}`, 'utf8'),
        )?.[1] ?? '',
      ) as Meta,
    }))

export const contentPages = workIn<SampleMeta>('content')
export const videoPages = workIn<VideoMeta>('video')
export const casePages = workIn<CaseMeta>('ai')
/** Every page of work. */
export const work = [...contentPages, ...videoPages, ...casePages]
/** Every portfolio card that a page of work defines, with the path and group of that page. */
export const cards = work.flatMap(({ path, group, meta }) =>
  meta.cards.map((card) => ({ ...card, path, group })),
)
/** The cards that the owner does not keep off the home page. */
export const homeCards = cards.filter(({ home }) => home !== false)
