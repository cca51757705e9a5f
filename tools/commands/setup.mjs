import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createPrompts } from './prompts.mjs'
import { fail, load, readArguments, root } from './run.mjs'

const { questions, readSiteFacts, withAnswer, withPhoto, writeSiteFacts } = await load(
  'tools/launch/onboarding.ts',
)

const usage = `npm run setup    asks for what makes the site yours; Enter leaves an answer as it is
npm run setup -- --name "Tara Roy" --domain tararoy.in --photo me.jpg
                 takes these answers and asks nothing

${questions
  .map(({ id, ask, example }) => `--${id.padEnd(10)} ${ask}, such as ${example}`)
  .join('\n')}
--photo      A photograph of you, such as me.jpg`

const options = Object.fromEntries(
  [...questions.map(({ id }) => id), 'photo'].map((id) => [id, { type: 'string' }]),
)
const { flags } = readArguments(
  (args) => parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values,
  usage,
)
if (flags.help) {
  console.log(usage)
  process.exit(0)
}

/** The site with an answer applied, or undefined after printing the reason. */
async function taken(change) {
  try {
    return await change()
  } catch (error) {
    console.error(`  ${error.message}`)
    return undefined
  }
}
const isGiven = Object.keys(flags).length > 0
let site = (await taken(() => readSiteFacts(root))) ?? fail('Mend data/site.json first.')

if (isGiven) {
  for (const question of questions) {
    const answer = flags[question.id]
    if (answer !== undefined)
      site = (await taken(() => withAnswer(site, question, answer))) ?? fail('Nothing was written.')
  }
  if (flags.photo !== undefined)
    site =
      (await taken(() => withPhoto(root, site, resolve(flags.photo)))) ??
      fail('Nothing was written.')
} else {
  console.log(
    'What makes the site yours. Press Enter to leave an answer as it is; you can run this again.\n',
  )
  const { answerTo, close } = createPrompts(usage)
  const ask = async (words, change) => {
    for (;;) {
      const answer = await answerTo(`${words}: `)
      if (answer === '') return
      const changed = await taken(() => change(answer))
      if (changed) {
        site = changed
        return
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
}
writeSiteFacts(root, site)

const { launchFindings } = await load('tools/launch/launch.ts')
const { formatProblem } = await load('ssg/routes/content-error.ts')
const findings = await taken(() => launchFindings(root))
if (!findings) fail('data/site.json is written. Mend the rest, then run this again.')
const left = findings.filter(({ blocking }) => blocking)
const yours = left.filter(({ id }) => id.startsWith('identity.'))
console.log(`
Written: data/site.json

Every form and chat button leads to this number. Open it once, and see that the chat is yours:
  https://wa.me/${site.chatNumber ?? site.phone.replace(/\D/g, '')}

${
  yours.length === 0
    ? 'Nothing of the sample identity is left.'
    : `Still the sample's:\n${yours.map((finding) => `  ${formatProblem(finding)}`).join('\n')}`
}
${left.length - yours.length} more findings are about samples: \
npm run launch-check lists them all.
From here to your own domain: docs/going-live.md`)
