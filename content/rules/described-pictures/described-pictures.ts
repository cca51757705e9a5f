import { attributeOf } from '#content/read/prose-node.ts'
import { elementsOf } from '../html-elements/html-elements.ts'
import { ruleOfProse } from '../rule.ts'

/** Patterns of alt texts that do not say what the picture shows, such as the name of its file. */
const meaninglessAlts = [
  /^(?:image|img|photo|picture|screenshot)?$/i,
  /^\S+\.[a-z]{3,4}$/i,
  /^[a-z]{3,4}(?:[-_]\d|\d{4})[-\w]*$/i, // IMG_0042, DSCN0042
  /^(?:WhatsApp Image|Screenshot) \d/i,
]
const isMeaningless = (alt: string) =>
  meaninglessAlts.some((pattern) => pattern.test(alt))

/** Reports a picture without alt text, or with the name of its file as its alt text. */
export const describedPictures = ruleOfProse({
  name: 'described-pictures',
  severity: 'look',
  find: ({ html }, proseSource) =>
    elementsOf(html, proseSource)
      .filter(({ node, name, isHtml }) => {
        const alt = attributeOf(node, 'alt')
        // alt="" marks a picture as decoration (HTML standard, 4.8.4.4).
        const isDecoration = isHtml && alt === ''
        return (
          name === 'img' && !isDecoration && isMeaningless(alt?.trim() ?? '')
        )
      })
      .map(({ index, isHtml }) => ({
        index,
        message:
          'This picture has no text for those who do not see it: write what it shows ' +
          (isHtml ? 'as alt="…"' : 'between [ and ]'),
      })),
})
