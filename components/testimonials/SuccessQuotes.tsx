import { Stats } from '#components/ui/Stats.tsx'
import type { SuccessQuote } from '#data/schemas/content/enquiry-words.ts'
import type { StatItem } from '#data/schemas/facts.ts'

interface SuccessQuotesProps {
  quotes: readonly SuccessQuote[]
  /** The figure beside the quotes. */
  helped: StatItem
  /** Disclaimer for quotes and figure. */
  note: string
}

/** A claimed figure, client quotes, and the disclaimer for both. */
export function SuccessQuotes({ quotes, helped, note }: SuccessQuotesProps) {
  return (
    <div className="lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14">
      <div className="mb-8">
        <Stats items={[helped]} />
        <p className="mt-4 text-sm text-muted">{note}</p>
      </div>
      <ul className="grid gap-7">
        {quotes.map(({ id, quote, name, role }) => (
          <li key={id} data-reveal-item="">
            <figure className="border-l-3 border-marigold pl-5">
              <blockquote className="text-lg">{quote}</blockquote>
              <figcaption className="mt-2 text-muted">
                <span translate="no">{name}</span>, {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
