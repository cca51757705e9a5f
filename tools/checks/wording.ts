import type { Problem } from '../../ssg/content/content-error.ts'
import type { TextBlock } from './text-blocks.ts'

/**
 * Words that promise what the disclaimers deny, and clichés of advertising. The writer chooses the
 * replacement.
 */
const hype: readonly RegExp[] = [
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

/** Remarks on the wording: promises and alternative texts. */
export const remarks = (blocks: readonly TextBlock[]): Problem[] =>
  blocks.flatMap((block) => [...hypeOf(block), ...altOf(block)])
