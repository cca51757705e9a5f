import { splitAtPrices } from '../../data/money.ts'

/** A text whose prices browsers do not translate. */
export function WithPrices({ text }: { text: string }) {
  return splitAtPrices(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
