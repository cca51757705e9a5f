import { ContentError } from '#content/report.ts'
import type { AfterBuild } from '#ssg/options.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { checkLinks } from './built-links.ts'
import { writeEditor } from './edit/write-editor.ts'
import { writeReview } from './review/review.ts'

/** Checks the links of the built pages; adds the review and the editor to a preview. */
export const afterBuild: AfterBuild = async (site) => {
  try {
    checkLinks(site)
    await writeReview(site)
    await writeEditor(site)
  } catch (error) {
    const isForUser =
      error instanceof ContentError || error instanceof UserError
    if (!isForUser) throw error
    // Ends the process here: vite-react-ssg would print a stack trace and ask for a bug report.
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
