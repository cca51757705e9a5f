import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { withCanonicalFrontmatter } from '#tools/checks/canonical-files.ts'
import {
  fileOf,
  kindProblem,
  kinds,
  type NewKind,
  newPage,
  pathOf,
  slugOf,
  slugProblem,
  titleProblem,
} from '#tools/new/new-page.ts'
import { UserError } from '#tools/processes.ts'
import { root } from '#tools/project-copy.ts'
import { createPrompts } from '#tools/prompts.ts'

const usage =
  'Use: npm run new, and answer its questions, or npm run new -- --kind content --slug food ' +
  '--title "Food writing samples"'

const options = {
  kind: { type: 'string' },
  slug: { type: 'string' },
  title: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Problem = string | undefined

/** Writes a new page from a template, with the answers of flags or of questions. */
export async function main(args: string[]) {
  const flags = parseArgs({ args, options }).values
  if (flags.help) {
    const all = Object.entries(kinds).map(([name, { says }]) => `${name} (${says})`)
    console.log(`${usage}\n\nKinds: ${all.join(', ')}`)
    return
  }
  const { answerTo, close } = createPrompts(usage)

  /** A flag's value, or the answer to a question that is repeated until the answer is valid. */
  async function ask(
    flag: string | undefined,
    question: string,
    problem: (answer: string) => Problem | Promise<Problem>,
    proposal = '',
  ): Promise<string> {
    if (flag !== undefined) {
      const found = await problem(flag)
      if (found) throw new UserError(found)
      return flag
    }
    for (;;) {
      const answer = (await answerTo(`${question} ${proposal && `[${proposal}] `}`)) || proposal
      const found = await problem(answer)
      if (!found) return answer
      console.log(`  ${found}`)
    }
  }

  const listed = Object.entries(kinds).map(([name, { says }]) => `  ${name.padEnd(8)} ${says}`)
  const kind = (await ask(
    flags.kind,
    `What kind of page?\n${listed.join('\n')}\nKind:`,
    kindProblem,
  )) as NewKind
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
  const text = withCanonicalFrontmatter(newPage({ kind, title }))
  writeFileSync(join(root, file), text, { flag: 'wx' })

  const appears =
    kind === 'legal'
      ? 'It is in the sitemap. To link it from every page, add it to `legal` in ' +
        'data/footer.yaml.'
      : 'The portfolio, the home page and the sitemap list it by themselves.'
  console.log(`
Written: ${file}
  Open it and replace the words; every field is explained in it. ${appears}

See it:  npm run dev, then http://localhost:5173${pathOf({ kind, slug })}
Check:   npm run check:content`)
}
