export interface StatsProps {
  items: readonly { number: string; label: string }[]
  /** Whether the numbers count up when they scroll into view. */
  countsUp?: boolean
  className?: string
}

/** Maximum length in characters of a text in large type: '2-8 weeks', not '1-2 working days'. */
const MAX_LARGE_LENGTH = 10
/**
 * Length in characters up to which a number is short. If two numbers of a list are longer, such as
 * '2-8 weeks', the whole list is in smaller type, so that they do not touch.
 */
const MAX_SHORT_LENGTH = 6

/** Whether a number has words, which browsers translate: '2-8 weeks', 'Free', but not '$2M+'. */
const hasWords = (number: string) => /\p{L}{3}/u.test(number)

/** Key numbers in large type above their labels. */
export function Stats({ items, countsUp = true, className = '' }: StatsProps) {
  const longItems = items.filter(
    ({ number }) => number.length > MAX_SHORT_LENGTH,
  )
  const sizeClass = longItems.length > 1 ? ' dense' : ''
  return (
    <dl className={`stats${sizeClass} ${className}`.trim()}>
      {items.map(({ number, label }) => (
        <div key={label} data-reveal-item="">
          <dt>{label}</dt>
          <dd
            className={
              number.length > MAX_LARGE_LENGTH ? 'in-words' : undefined
            }
            translate={hasWords(number) ? undefined : 'no'}
          >
            {countsUp ? <span data-behaviour="counter">{number}</span> : number}
          </dd>
        </div>
      ))}
    </dl>
  )
}
