import type { PricedText } from '#data/priced-text.ts'
import { WithPrices } from './WithPrices.tsx'

interface AccordionProps {
  /**
   * Shared `name` of the <details> elements, which lets at most one of them be open (requirements
   * §4.2.1). No other accordion of the page may use the same name.
   */
  name: string
  items: readonly { question: string; answer: PricedText }[]
  /** Whether wide screens show two columns, each with half of the items. */
  inTwoColumns?: boolean
}

/** Questions and answers as native <details> elements. */
export function Accordion({ name, items, inTwoColumns }: AccordionProps) {
  const itemsPerColumn = inTwoColumns
    ? Math.ceil(items.length / 2)
    : items.length
  const columns = [
    items.slice(0, itemsPerColumn),
    items.slice(itemsPerColumn),
  ].filter(({ length }) => length > 0)
  return (
    <div
      className={
        inTwoColumns ? 'grid gap-x-14 lg:grid-cols-2 items-start' : undefined
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
                <WithPrices text={answer} />
              </p>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
