import { placesToFill } from '#content/compare/places-to-fill.ts'
import { textsOfProse } from '#content/compare/prose-texts.ts'
import type { WrittenText } from '#content/read/written-text.ts'
import type { TextRule } from '../rule.ts'

/** Whether a text is a quotation of a client. */
const isClients = ({ path }: WrittenText) => path.at(-1) === 'quote'

function placesIn(text: WrittenText) {
  const { kind, prose, written } = text
  if (!prose)
    return placesToFill(written, {
      isQuoted: isClients(text),
      isTitle: kind === 'title' || kind === 'label',
      isValue: true,
    })
  return textsOfProse(written, prose).flatMap(
    ({ words, index, isQuoted, isHeading }) =>
      placesToFill(words, { isQuoted, isTitle: isHeading }).map((place) => ({
        ...place,
        index: index + place.index,
      })),
  )
}

export const leftToFill: TextRule = {
  reads: 'text',
  name: 'placeholder',
  refuses:
    'What stands for words that are still to be written; abbreviations, and what makes the words ' +
    'of a client plain, are right.',
  kinds: ['words', 'prose', 'title', 'label'],
  severity: 'blocks',
  find: (text) =>
    placesIn(text).map(({ words, index }) => ({
      words,
      index,
      message: `'${words}' was left to be filled in: put your own words there, or delete it`,
    })),
}
