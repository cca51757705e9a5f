import { resolve } from 'node:path'
import { formatProblem } from '#content/report.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { readFlags } from '#tools/flags.ts'
import { launchFindings } from '#tools/launch/launch.ts'
import {
  draggedPath,
  removeOldPortrait,
  withPhoto,
} from '#tools/launch/portrait.ts'
import {
  questions,
  readSiteFacts,
  type SiteFacts,
  withAnswer,
  writeSiteFacts,
} from '#tools/launch/site-setup.ts'
import { createPrompts } from '#tools/prompts.ts'
import { root } from '#tools/root.ts'

/** Every question, with its flags and a function that returns the facts with an answer applied. */
const setupSteps = [
  ...questions.map((question) => ({
    // All profiles have the key 'social', so this key cannot be the flag of one profile.
    flags:
      question.key === 'social' ? [question.id] : [question.id, question.key],
    prompt: `${question.ask}, such as ${question.example}`,
    factsWith: (
      facts: SiteFacts,
      answer: string,
    ): SiteFacts | Promise<SiteFacts> => withAnswer(facts, question, answer),
  })),
  {
    flags: ['photo', 'portrait'],
    prompt: 'The file of a photograph of you, such as me.jpg',
    factsWith: (facts: SiteFacts, answer: string) =>
      withPhoto(root, facts, resolve(draggedPath(answer))),
  },
]

const usage = `npm run setup    asks for what makes the site yours; Enter leaves an answer as it is
npm run setup -- --name "Tara Roy" --domain tararoy.in --photo me.jpg
                 takes these answers and asks nothing

${setupSteps.map(({ flags: [flag = ''], prompt }) => `--${flag.padEnd(10)} ${prompt}`).join('\n')}`

const options: Record<string, { type: 'string' | 'boolean' }> = {
  ...Object.fromEntries(
    setupSteps.flatMap(({ flags }) =>
      flags.map((name) => [name, { type: 'string' }]),
    ),
  ),
  help: { type: 'boolean' },
}

/** Runs `attempt`; if it throws, adds the consequence for the files to the error's message. */
async function withConsequence<Result>(
  consequence: string,
  attempt: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    throw new UserError(`  ${(error as Error).message}\n${consequence}`)
  }
}

/** Writes the new facts; if that fails, deletes the portrait that was saved for them. */
export function writeFacts(
  root: string,
  oldFacts: SiteFacts,
  newFacts: SiteFacts,
): void {
  try {
    writeSiteFacts(root, oldFacts, newFacts)
  } catch (error) {
    removeOldPortrait(root, newFacts.portrait, oldFacts.portrait)
    throw error
  }
}

/** Asks each question until its answer is valid or empty; resolves to the new facts. */
async function askQuestions(facts: SiteFacts): Promise<SiteFacts> {
  console.log(
    'What makes the site yours. Press Enter to leave an answer as it is; you can run this again.\n',
  )
  const { ask, close } = createPrompts(usage)
  for (const { prompt, factsWith } of setupSteps)
    facts = await ask(`${prompt}: `, (answer) =>
      answer === '' ? facts : factsWith(facts, answer),
    )
  close()
  return facts
}

/** Writes the answers to data/ and lists what is left of the sample identity. */
export async function main(args: string[]) {
  const { help, ...flagAnswers } = readFlags(args, options)
  if (help) {
    console.log(usage)
    return
  }
  const oldFacts = await withConsequence('Mend data/site.yaml first.', () =>
    readSiteFacts(root),
  )
  let facts = oldFacts
  if (Object.keys(flagAnswers).length === 0) facts = await askQuestions(facts)
  for (const { flags, factsWith } of setupSteps) {
    const answer = flags
      .map((flag) => flagAnswers[flag])
      .find((each) => each !== undefined)
    if (answer !== undefined)
      facts = await withConsequence('Nothing was written.', () =>
        factsWith(facts, String(answer)),
      )
  }
  await withConsequence('Nothing was written.', () =>
    writeFacts(root, oldFacts, facts),
  )
  const oldPortrait = removeOldPortrait(root, oldFacts.portrait, facts.portrait)
  const findings = launchFindings(root)
  const isNewPortrait = oldFacts.portrait !== facts.portrait
  const blockingFindings = findings.filter(({ blocking }) => blocking)
  const identityLines = blockingFindings
    .filter(({ id }) => id.startsWith('identity.'))
    .map((finding) => `  ${formatProblem(finding)}`)
  const otherFindingCount = blockingFindings.length - identityLines.length
  console.log(`
Written: ${['data/site.yaml', ...(isNewPortrait ? [`public${facts.portrait}`] : [])].join(', ')}
${oldPortrait ? `The site shows ${oldPortrait} no more: delete it if you do not need it.\n` : ''}
Every form and chat button leads to this number. Open it once, and see that the chat is yours:
  https://wa.me/${facts.chatNumber ?? facts.phone.replace(/\D/g, '')}

${
  identityLines.length === 0
    ? 'Nothing of the sample identity is left.'
    : `Still the sample's:\n${identityLines.join('\n')}`
}
${otherFindingCount} more findings are about samples: npm run launch-check lists them all.
From here to your own domain: docs/going-live.md`)
}
