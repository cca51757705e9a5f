import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPrompts } from './prompts.mjs'
import { fail, load, readArguments, root } from './run.mjs'

const usage =
  'Use: npm run new, and answer its questions, or npm run new -- --kind content --slug food ' +
  '--title "Food writing samples"'

const options = {
  kind: { type: 'string' },
  slug: { type: 'string' },
  title: { type: 'string' },
  help: { type: 'boolean' },
}
const { flags } = readArguments((args) => parseArgs({ args, options }).values, usage)
const { fileOf, kindProblem, kinds, newPage, pathOf, slugOf, slugProblem, titleProblem } =
  await load('tools/new/new-page.ts')
const { withCanonicalFrontmatter } = await load('tools/checks/frontmatter-form.ts')

if (flags.help) {
  console.log(
    `${usage}\n\nKinds: ${Object.entries(kinds)
      .map(([name, { says }]) => `${name} (${says})`)
      .join(', ')}`,
  )
  process.exit(0)
}

const { answerTo, close } = createPrompts(usage)

/** A flag's value, or the answer to a question that is repeated until the answer is valid. */
async function ask(flag, question, problem, proposal) {
  if (flag !== undefined) {
    const found = await problem(flag)
    return found ? fail(found) : flag
  }
  for (;;) {
    const answer =
      (await answerTo(proposal ? `${question} [${proposal}] ` : `${question} `)) || proposal || ''
    const found = await problem(answer)
    if (!found) return answer
    console.log(`  ${found}`)
  }
}

const kind = await ask(
  flags.kind,
  `What kind of page?\n${Object.entries(kinds)
    .map(([name, { says }]) => `  ${name.padEnd(8)} ${says}`)
    .join('\n')}\nKind:`,
  kindProblem,
)
const title = (
  await ask(flags.title, 'Title, as search results show it:', (answer) =>
    titleProblem(root, answer),
  )
).trim()
const slug = await ask(
  flags.slug ?? (flags.title === undefined ? undefined : slugOf(title)),
  'Last part of its address:',
  (answer) => slugProblem(root, kind, answer),
  slugOf(title),
)
close()

const file = fileOf({ kind, slug })
mkdirSync(dirname(join(root, file)), { recursive: true })
writeFileSync(join(root, file), withCanonicalFrontmatter(newPage({ kind, title })), { flag: 'wx' })

const appears =
  kind === 'legal'
    ? 'It is in the sitemap. To link it from every page, add it to footerLegal in ' +
      'data/navigation.ts.'
    : 'The portfolio, the home page and the sitemap list it by themselves.'
console.log(`
Written: ${file}
  Open it and replace the words; every field is explained in it. ${appears}

See it:  npm run dev, then http://localhost:5173${pathOf({ kind, slug })}
Check:   npm run check:content`)
