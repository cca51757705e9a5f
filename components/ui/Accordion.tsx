import type { Words } from '#data/words-and-prices.ts'
import { WithPrices } from './WithPrices.tsx'

interface AccordionProps {
  /** Groups the items, of which at most one is open (requirements §4.2.1). Unique on its page. */
  name: string
  items: readonly { question: string; answer: Words }[]
  /** In two columns on wide screens, the second half in the second one. */
  halves?: boolean
}

/** Questions and answers as native <details>, of which the browser keeps at most one open. */
export function Accordion({ name, items, halves }: AccordionProps) {
  const half = halves ? Math.ceil(items.length / 2) : items.length
  const columns = [items.slice(0, half), items.slice(half)].filter(
    ({ length }) => length > 0,
  )
  return (
    <div
      className={
        halves ? 'grid gap-x-14 lg:grid-cols-2 items-start' : undefined
      }
    >
      {columns.map((column, index) => (
        <div
          key={column[0]?.question}
          className={index === 0 ? 'border-t' : 'lg:border-t'}
        >
          {column.map(({ question, answer }) => (
            <details key={question} name={name} className="border-b">
              <summary className="disclosure py-2">
                <h3 className="text-[1.0625rem] font-sans">{question}</h3>
              </summary>
              <p className="measure pb-5 text-muted">
                <WithPrices words={answer} />
              </p>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
