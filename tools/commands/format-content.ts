import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nonCanonicalFiles } from '#content/canonical-files.ts'
import { root } from '#tools/root.ts'

/** Brings the YAML of every page and content file into its canonical form. */
export async function main() {
  for (const { file, text } of nonCanonicalFiles(root)) {
    writeFileSync(join(root, file), text)
    console.log(`Formatted ${file}`)
  }
}
