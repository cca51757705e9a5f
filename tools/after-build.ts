import type { AfterBuild } from '#ssg/options.ts'
import { checkLinks } from './checks/built-links.ts'
import { writeEditor } from './edit/write-editor.ts'
import { writeReview } from './review/review.ts'

/** Checks the links of the built pages; adds review and editor to a preview. */
export const afterBuild: AfterBuild = async (site) => {
  checkLinks(site)
  await writeReview(site)
  await writeEditor(site)
}
