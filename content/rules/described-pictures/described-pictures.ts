import { attributeOf } from '#content/read/prose-node.ts'
import { elementsOf } from '../html-elements/html-elements.ts'
import { ruleOfProse } from '../rule.ts'

const wordsForPicture = new Set([
  '',
  'image',
  'img',
  'photo',
  'picture',
  'screenshot',
])
/** The name of a file: IMG_0042.jpg, DSCN0042, WhatsApp Image 2026-03-01 at 10.22.33 */
const isFile = /^\S+\.[a-z]{3,4}$|^[a-z]{3,4}[-_]?\d{4}[-\w]*$/i
const isFileOfPhone = /^(?:WhatsApp Image|Screenshot) \d/i

/** Whether a text says that there is a picture and not what it shows. */
const namesNothing = (alt: string) =>
  wordsForPicture.has(alt.toLowerCase()) ||
  isFile.test(alt) ||
  isFileOfPhone.test(alt)

export const describedPictures = ruleOfProse({
  name: 'described-pictures',
  refuses:
    'A picture without words, or with the name of its file in their place.',
  severity: 'look',
  find: ({ html }, written) =>
    elementsOf(html, written)
      .filter(({ node, name, isHtml }) => {
        const alt = attributeOf(node, 'alt')
        // HTML may say that a picture needs no text.
        const needsNone = isHtml && alt === ''
        return name === 'img' && !needsNone && namesNothing(alt?.trim() ?? '')
      })
      .map(({ index, isHtml }) => ({
        index,
        message:
          'This picture has no text for those who do not see it: write what it shows ' +
          (isHtml ? 'as alt="…"' : 'between [ and ]'),
      })),
})
