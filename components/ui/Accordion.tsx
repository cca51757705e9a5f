import { WithPrices } from './WithPrices.tsx'

interface AccordionProps {
  /** Items of one name exclude each other: at most one is open (requirements §4.2.1). Unique on its page. */
  name: string
  items: readonly { question: string; answer: string }[]
}

/** Questions and answers; opening one closes the other, clicking the open one closes it. The browser does all of it. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3 className="text-lg font-sans">{question}</h3>
          </summary>
          <p className="measure pb-5 text-muted">
            <WithPrices text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
