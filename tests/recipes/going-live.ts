import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '#content/files.ts'
import type {
  ContentFile,
  contentFiles,
} from '#content/schema/content-files.ts'
import type { SiteCopy } from '#tests/site-copy.ts'
import type { LaunchFinding } from '#tools/launch/launch.ts'

// The steps of docs/going-live.md up to 'Nothing blocks going live'.

type ValuesOf<File extends ContentFile> = v.InferInput<
  (typeof contentFiles)[File]
>

interface OwnFacts {
  answers: Record<string, string>
  /** Values to set, by file. */
  values: Record<string, object>
  /** The consultant's words in place of the delivered ones, by file. */
  words: Record<string, Record<string, string>>
  quote: string
  clients: string[]
}

const { answers, values, words, quote, clients }: OwnFacts = parse(
  readFileSync('tests/recipes/own-facts.yaml', 'utf8'),
)

/** Does step 2 of docs/going-live.md, and the part of step 3 about facts and single words. */
function typeFacts(site: SiteCopy) {
  const flags = Object.entries(answers).flatMap(([flag, answer]) => [
    `--${flag}`,
    answer,
  ])
  site.run('setup', flags)
  for (const [file, ownValues] of Object.entries(values))
    site.changeYaml<object>(file, (facts) => Object.assign(facts, ownValues))
  for (const [file, changes] of Object.entries(words))
    for (const [from, to] of Object.entries(changes))
      site.replace(file, from, to)
}

/** Replaces the testimonials with those of all `clients`, with quotes of different lengths. */
export function replaceTestimonials(site: SiteCopy) {
  site.write(
    'public/images/client.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle r="48"/></svg>\n',
  )
  site.changeYaml<ValuesOf<'data/testimonials.yaml'>>(
    'data/testimonials.yaml',
    (facts) => {
      facts.testimonials = clients.map((name, index) => ({
        id: `client-${index + 1}`,
        quote: quote + ' Once more.'.repeat(index),
        name,
        role: 'Head teacher',
        company: index === 0 ? 'চা ঘর' : 'A small business',
        initials: name.replace(/\P{Lu}/gu, ''),
        rating: 4,
        results: 'Fewer calls that led nowhere',
        project: 'A new order of work',
        ...(index === 0 && { avatar: '/images/client.svg' }),
        home: index < 3,
        sample: false,
      }))
    },
  )
}

const addQuestion = (site: SiteCopy) =>
  site.changeYaml<ValuesOf<'data/home.yaml'>>('data/home.yaml', ({ faq }) =>
    faq.items.push({
      question: 'Do you come to the shop in person?',
      answer: 'Yes, within the city, on any day but Monday.',
    }),
  )

/** Marks one or two finished pages of each kind of work as the owner's, and deletes the others. */
function markWorksAsOwn(site: SiteCopy, findings: readonly LaunchFinding[]) {
  const gaps = findings.filter(({ id }) => id.startsWith('placeholder.pages/'))
  const unfinished = new Set(gaps.map(({ file }) => file))
  expect(unfinished).toContain('pages/content/cooking.mdx')
  for (const file of unfinished) site.remove(file)
  site.remove('pages/content/betting-gaming.mdx')
  for (const [folder, count] of [
    ['pages/content', 2],
    ['pages/video', 2],
    ['pages/ai', 1],
  ] as const)
    for (const [index, file] of filesBelow(site.folder, folder).entries())
      if (index >= count) site.remove(file)
      else {
        site.replace(file, 'sample: true', 'sample: false')
        if (site.read(file).includes('https://example.com/'))
          site.replace(
            file,
            'https://example.com/',
            'https://work.meeraiyer.co.uk/',
          )
      }
}

/** Marks the clients' stories on service pages and on the consultation page as the owner's own. */
function markStoriesAsOwn(site: SiteCopy, findings: readonly LaunchFinding[]) {
  const stories = findings.filter(({ id }) =>
    /^sample\.(?:consultation|services\/[\w-]+)\./.test(id),
  )
  for (const file of new Set(stories.map((story) => story.file)))
    site.replace(file, 'sample: true', 'sample: false')
}

/** Adds one to every whole number in a text. */
const raiseNumbers = (text: string) =>
  text.replace(/(?<![\d.])\d+(?![\d.])/g, (number) =>
    String(Number(number) + 1),
  )

function changeClaims(site: SiteCopy) {
  site.changeYaml<ValuesOf<'data/claims.yaml'>>('data/claims.yaml', (facts) => {
    facts.claims = JSON.parse(
      raiseNumbers(JSON.stringify(facts.claims)).replace('4.9', '4.7'),
    )
  })
}

/** Follows docs/going-live.md until the launch check reports that nothing blocks going live. */
export function goLive(site: SiteCopy) {
  typeFacts(site)
  addQuestion(site)
  const { status, stdout } = site.attempt('launch-check', '--json')
  expect(status).toBe(1)
  const findings = JSON.parse(stdout) as LaunchFinding[]
  markWorksAsOwn(site, findings)
  markStoriesAsOwn(site, findings)
  changeClaims(site)
  expect(site.run('launch-check')).toContain('Nothing blocks going live')
}
