import { attributeOf, type ProseNode } from '#content/read/prose-node.ts'
import { elementsOf } from '../html-elements/html-elements.ts'
import type { TextRule } from '../rule.ts'

const kinds = new Set(['', 'image', 'img', 'photo', 'picture', 'screenshot'])
/** The name of a file: IMG_0042.jpg, IMG_0042 */
const isFile = /^\S+\.[a-z]{3,4}$|^img_\d+$/i

/** Whether a text says that there is a picture and not what it shows. */
const namesNothing = (alt: string) =>
  kinds.has(alt.toLowerCase()) || isFile.test(alt)

/** What is wrong with a picture that has no text for those who do not see it. */
function withoutText(
  node: ProseNode,
  name: string,
  isHtml: boolean,
): string | undefined {
  const alt = attributeOf(node, 'alt')
  // HTML may say that a picture needs no text.
  if (
    name !== 'img' ||
    !namesNothing(alt?.trim() ?? '') ||
    (isHtml && alt === '')
  )
    return undefined
  return (
    'This picture has no text for those who do not see it: write what it shows ' +
    (isHtml ? 'as alt="…"' : 'between [ and ]')
  )
}

export const describedPictures: TextRule = {
  reads: 'text',
  name: 'described-pictures',
  refuses:
    'A picture without words, or with the name of its file in their place.',
  kinds: ['prose'],
  severity: 'look',
  find({ written, prose }) {
    if (!prose || prose.fault) return []
    return elementsOf(prose.html, written).flatMap(
      ({ node, name, index, isHtml }) => {
        const message = withoutText(node, name, isHtml)
        return message ? [{ index, message }] : []
      },
    )
  },
}
