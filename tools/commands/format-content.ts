import { fixYaml } from '#tools/checks/canonical-files.ts'
import { root } from '#tools/root.ts'

/** Brings the YAML of every page and content file into its canonical form. */
export async function main() {
  for (const file of fixYaml(root)) console.log(`Formatted ${file}`)
}
