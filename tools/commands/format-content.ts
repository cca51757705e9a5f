import { fixFrontmatter } from '../checks/frontmatter-form.ts'
import { root } from '../project-copy.ts'

/** Brings the frontmatter of every page into its canonical form. */
export async function main() {
  for (const file of fixFrontmatter(root)) console.log(`Formatted ${file}`)
}
