import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load, root, run } from './run.mjs'

// Writes everything that has one right form: code, frontmatter, and the schemas for editors.
process.exitCode = await run('biome', ['check', '--write', '.'])

const { fixFrontmatter } = await load('tools/checks/frontmatter-form.ts')
for (const file of fixFrontmatter(root)) console.log(`Formatted ${file}`)

const { editorFiles } = await load('tools/vscode/json-schema.ts')
for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
