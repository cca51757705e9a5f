import { load, root, run } from './run.mjs'

// Writes everything that has one right form: code and frontmatter.
process.exitCode = await run('biome', ['check', '--write', '.'])

const { fixFrontmatter } = await load('tools/checks/frontmatter-form.ts')
for (const file of fixFrontmatter(root)) console.log(`Formatted ${file}`)
