import { load, root } from './run.mjs'

const { fixFrontmatter } = await load('tools/checks/frontmatter-form.ts')
for (const file of fixFrontmatter(root)) console.log(`Formatted ${file}`)
