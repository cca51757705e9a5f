import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load, root } from './run.mjs'

const { editorFiles } = await load('tools/vscode/json-schema.ts')
for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(file)
}
