import { resolve } from 'node:path'
import { formatProblem } from '#ssg/content/content-error.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { readFlags } from '#tools/flags.ts'
import { launchFindings } from '#tools/launch/launch.ts'
import { withPhoto } from '#tools/launch/portrait.ts'
import { questions, withAnswer } from '#tools/launch/setup-questions.ts'
import { readSiteFacts, type Site, writeSiteFacts } from '#tools/launch/site-facts.ts'
import { createPrompts } from '#tools/prompts.ts'
import { root } from '#tools/root.ts'

const usage = `npm run setup    asks for what makes the site yours; Enter leaves an answer as it is
npm run setup -- --name "Tara Roy" --domain tararoy.in --photo me.jpg
                 takes these answers and asks nothing

${questions
  .map(({ id, ask, example }) => `--${id.padEnd(10)} ${ask}, such as ${example}`)
  .join('\n')}
--photo      A photograph of you, such as me.jpg`

/** A flag for each question, and one by the name of its key in the file. */
const flagNames = questions.flatMap(({ id, key }) => (key ? [id, key] : [id]))
const options: Record<string, { type: 'string' | 'boolean' }> = {
  ...Object.fromEntries(
    [...flagNames, 'photo', 'portrait'].map((name) => [name, { type: 'string' }]),
  ),
  help: { type: 'boolean' },
}

type Answers = Record<string, string | undefined>

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function currentFacts(): Site {
  try {
    return readSiteFacts(root)
  } catch (error) {
    throw new UserError(`  ${messageOf(error)}\nMend data/site.yaml first.`)
  }
}

/** Applies answers given as flags; the first one that is invalid stops the command. */
async function withFlags(flags: Answers): Promise<Site> {
  let site = currentFacts()
  try {
    for (const question of questions) {
      const answer = flags[question.id] ?? flags[question.key ?? '']
      if (answer !== undefined) site = withAnswer(site, question, answer)
    }
    const photo = flags.photo ?? flags.portrait
    if (photo !== undefined) site = await withPhoto(root, site, resolve(photo))
  } catch (error) {
    throw new UserError(`  ${messageOf(error)}\nNothing was written.`)
  }
  return site
}

/** Asks every question until its answer is valid or left out. */
async function withQuestions(): Promise<Site> {
  console.log(
    'What makes the site yours. Press Enter to leave an answer as it is; you can run this again.\n',
  )
  let site = currentFacts()
  const { answerTo, close } = createPrompts(usage)
  const ask = async (words: string, change: (answer: string) => Site | Promise<Site>) => {
    for (;;) {
      const answer = await answerTo(`${words}: `)
      if (answer === '') return
      try {
        site = await change(answer)
        return
      } catch (error) {
        console.error(`  ${messageOf(error)}`)
      }
    }
  }
  for (const question of questions)
    await ask(`${question.ask}, such as ${question.example}`, (answer) =>
      withAnswer(site, question, answer),
    )
  await ask('The file of a photograph of you, such as me.jpg', (answer) =>
    withPhoto(root, site, resolve(answer)),
  )
  close()
  return site
}

/** Writes the answers to data/ and lists what is still the sample's. */
export async function main(args: string[]) {
  const { help, ...flags } = readFlags(args, options) as { help?: boolean } & Answers
  if (help) {
    console.log(usage)
    return
  }
  const site = Object.keys(flags).length > 0 ? await withFlags(flags) : await withQuestions()
  writeSiteFacts(root, site)
  const findings = await launchFindings(root).catch((error) => {
    throw new UserError(
      `  ${messageOf(error)}\ndata/site.yaml is written. Mend the rest, then run this again.`,
    )
  })
  const left = findings.filter(({ blocking }) => blocking)
  const yours = left.filter(({ id }) => id.startsWith('identity.'))
  console.log(`
Written: data/site.yaml

Every form and chat button leads to this number. Open it once, and see that the chat is yours:
  https://wa.me/${site.chatNumber ?? site.phone.replace(/\D/g, '')}

${
  yours.length === 0
    ? 'Nothing of the sample identity is left.'
    : `Still the sample's:\n${yours.map((finding) => `  ${formatProblem(finding)}`).join('\n')}`
}
${left.length - yours.length} more findings are about samples: npm run launch-check lists them all.
From here to your own domain: docs/going-live.md`)
}
