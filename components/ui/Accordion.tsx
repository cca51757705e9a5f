import type { Words } from '#data/words-and-prices.ts'
import { WithPrices } from './WithPrices.tsx'

interface AccordionProps {
  /** Groups the items, of which at most one is open (requirements §4.2.1). Unique on its page. */
  name: string
  items: readonly { question: string; answer: Words }[]
}

/** Questions and answers as native <details>, of which the browser keeps at most one open. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="border-b">
          <summary className="disclosure py-3">
            <h3 className="text-lg font-sans">{question}</h3>
          </summary>
          <p className="measure pb-5 text-muted">
            <WithPrices words={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
