import { splitAtPrices } from '../../data/money.ts'

/** A sentence whose prices a browser's translation leaves as they are. */
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
