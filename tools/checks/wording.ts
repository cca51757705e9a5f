import type { Problem } from '../../ssg/routes/content-error.ts'
import { type Speller, wordListFile } from './spelling.ts'
import type { TextBlock } from './text-blocks.ts'

/** Longer sentences are hard to read on a phone. */
const longestSentence = 35

/**
 * Words that promise what the disclaimers deny, and clichés of advertising. The writer chooses the
 * replacement.
 */
export const hype: readonly RegExp[] = [
  /guaranteed/i,
  /risk[- ]free/i,
  /no[- ]risk\b/i,
  /sky[- ]?rocket\w*/i,
  /\bunlock(?:s|ed|ing)?\b/i,
  /\bunleash\w*/i,
  /game[- ]?chang\w*/i,
  /cutting[- ]edge/i,
  /state[- ]of[- ]the[- ]art/i,
  /world[- ]class/i,
  /best[- ]in[- ]class/i,
  /\bleverag(?:e|es|ed|ing)\b/i,
  /(?:super|turbo)charg\w*/i,
  /\bseamless\w*/i,
  /\beffortless\w*/i,
  /\belevat(?:e|es|ed|ing)\b/i,
  /\brevolutioni[sz]\w*/i,
  /\brevolutionary\b/i,
  /next[- ]level/i,
  /in today's (?:world|digital)/i,
  /overnight success/i,
  /instant results/i,
  /proven formula/i,
  /get rich/i,
]

/** 'No outcome is guaranteed' is a disclaimer, not a promise. */
const negated = new RegExp(
  `\\b(?:${[
    'no|not|never|nor|neither|nobody|nothing|none|cannot|without',
    "can't|don't|doesn't|isn't|aren't|won't",
  ].join('|')})\\b[^.!?;]*$`,
  'i',
)

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

const warning = (block: TextBlock, index: number, message: string): Problem => ({
  file: block.file,
  ...block.placeAt(index),
  message,
})

const sentencesOf = (text: string) =>
  [...sentences.segment(text)].map(({ segment, index }) => ({
    text: segment,
    index: index + (segment.length - segment.trimStart().length),
  }))

/**
 * All blocks are checked as one text, one per line: cspell sets up its rules for each text, which
 * is five times slower.
 */
async function spellingOf(blocks: readonly TextBlock[], speller: Speller): Promise<Problem[]> {
  const misspellings = await speller.misspellings(blocks.map(({ text }) => text).join('\n'))
  const reported = new Set<string>()
  let [blockIndex, start] = [0, 0]
  return misspellings.flatMap(({ word, index }) => {
    let block = blocks[blockIndex] as TextBlock
    while (index > start + block.text.length) {
      start += block.text.length + 1
      block = blocks[++blockIndex] as TextBlock
    }
    if (reported.has(`${block.file} ${word}`)) return []
    reported.add(`${block.file} ${word}`)
    const ideas = speller.suggest(word)
    const advice =
      ideas.length > 0
        ? `did you mean ${ideas.map((idea) => `'${idea}'`).join(' or ')}? If it is right`
        : 'if it is right'
    return [
      warning(
        block,
        index - start,
        `'${word}' is not in the dictionary: ${advice}, add it to ${wordListFile}`,
      ),
    ]
  })
}

function lengthOf(block: TextBlock): Problem[] {
  return sentencesOf(block.text).flatMap((sentence) => {
    const count = sentence.text.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length
    return count > longestSentence
      ? [
          warning(
            block,
            sentence.index,
            `This sentence has ${count} words: more than ${longestSentence} are hard to ` +
              'follow, make two of it',
          ),
        ]
      : []
  })
}

function hypeOf(block: TextBlock): Problem[] {
  return sentencesOf(block.text).flatMap((sentence) =>
    hype.flatMap((pattern) => {
      const match = pattern.exec(sentence.text)
      if (!match || negated.test(sentence.text.slice(0, match.index))) return []
      const lead = sentence.text.length - sentence.text.trimStart().length
      return [
        warning(
          block,
          sentence.index - lead + match.index,
          `'${match[0]}' promises more than the disclaimers allow: say what you do, or what ` +
            'was measured',
        ),
      ]
    }),
  )
}

function repeatsOf(block: TextBlock): Problem[] {
  return [...block.text.matchAll(/\b(\p{L}+)\s+\1\b/giu)]
    .filter((match) => !/^(?:had|that)$/i.test(match[1] ?? ''))
    .map((match) => warning(block, match.index, `'${match[1]}' is written twice`))
}

function altOf(block: TextBlock): Problem[] {
  if (block.kind !== 'alt') return []
  const opening = /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon) of\b/i.exec(block.text)
  if (opening)
    return [
      warning(
        block,
        0,
        `Leave out '${opening[0]}': screen readers say that it is a picture. Begin with what ` +
          'it shows',
      ),
    ]
  if (/\.(?:jpe?g|png|webp|svg|gif)$/i.test(block.text))
    return [warning(block, 0, 'This is the name of a file: describe what the picture shows')]
  return []
}

/** Remarks on the wording: spelling, length, promises, slips, alternative texts. */
export async function remarks(blocks: readonly TextBlock[], speller: Speller): Promise<Problem[]> {
  return [
    ...(await spellingOf(blocks, speller)),
    ...blocks.flatMap((block) => [
      ...lengthOf(block),
      ...hypeOf(block),
      ...repeatsOf(block),
      ...altOf(block),
    ]),
  ]
}
