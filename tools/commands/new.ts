import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withCanonicalFrontmatter } from '#content/yaml-form.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { readFlags } from '#tools/flags.ts'
import * as pages from '#tools/new/new-page.ts'
import { createPrompts } from '#tools/prompts.ts'
import { root } from '#tools/root.ts'

const usage =
  'Use: npm run new, and answer its questions, or npm run new -- --kind content --slug food ' +
  '--title "Food writing samples"'

const flags = {
  kind: { type: 'string' },
  slug: { type: 'string' },
  title: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Returns what is wrong with an answer; undefined if it is valid. */
type Check = (answer: string) => string | undefined

/**
 * Asks for every value that no flag gives; if a flag gives the title, the slug is made from it. A
 * wrong value of a flag stops the command.
 */
async function askForPage(flagValues: {
  kind?: string
  slug?: string
  title?: string
}) {
  const prompts = createPrompts(usage)
  const ask = async (
    flag: string | undefined,
    prompt: string,
    check: Check,
    proposal = '',
  ) => {
    const checkedAnswer = (answer: string) => {
      const problem = check(answer)
      if (problem) throw new UserError(problem)
      return answer
    }
    if (flag !== undefined) return checkedAnswer(flag)
    const question = `${prompt} ${proposal && `[${proposal}] `}`
    return prompts.ask(question, (answer) => checkedAnswer(answer || proposal))
  }
  const kindQuestion = `What kind of page?\n${pages.kindList}\nKind:`
  const kind = (await ask(
    flagValues.kind,
    kindQuestion,
    pages.kindProblem,
  )) as pages.NewPageKind
  const titleQuestion = 'Title, as search results show it:'
  const title = await ask(flagValues.title, titleQuestion, (answer) =>
    pages.titleProblem(root, answer),
  )
  const proposal = pages.proposedSlug(title)
  const slug = await ask(
    flagValues.slug ?? (flagValues.title && proposal),
    'Last part of its address:',
    (answer) => pages.slugProblem(root, kind, answer),
    proposal,
  )
  prompts.close()
  return { kind, slug, title: title.trim() }
}

/** Writes a new page from a template; asks for the values that no flag gives. */
export async function main(args: string[]) {
  const { help, ...flagValues } = readFlags(args, flags)
  if (help) return console.log(`${usage}\n\nKinds:\n${pages.kindList}`)
  const page = await askForPage(flagValues)
  const file = pages.fileOf(page)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const text = withCanonicalFrontmatter(pages.newPageText(page))
  writeFileSync(join(root, file), text, { flag: 'wx' })
  const listingNote =
    page.kind === 'legal'
      ? 'It is in the sitemap. To link it from every page, add it to `legal` in data/footer.yaml.'
      : 'The portfolio, the home page and the sitemap list it by themselves.'
  console.log(`
Written: ${file}
  Open it and replace the words; npm run edit explains every field. ${listingNote}

See it:  npm run dev, then http://localhost:5173${pages.pathOf(page)}
Check:   npm run check:content`)
}
