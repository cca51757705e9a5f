import { Children, type ReactNode } from 'react'
import { row } from '#data/common.yaml'

interface CardRowProps {
  /** Utilities of the list, such as its columns on wide screens. */
  className: string
  /** Accessible name, for cards without links: the row then takes the focus while it scrolls. */
  label?: string
  /** List items. */
  children: ReactNode
}

/**
 * A list of cards: a grid on wide screens, on phones a row that scrolls sideways and says how many
 * it has (components/styles/card-row.css). Links bring their card into view when they are focused.
 */
export function CardRow({ className, label, children }: CardRowProps) {
  const count = Children.count(children)
  const focusable = label && { tabIndex: 0, role: 'group', 'aria-label': label }
  return (
    <>
      {count > 1 && (
        <p
          className="text-[0.875rem] text-muted md:hidden print:hidden"
          aria-hidden="true"
        >
          {row.replace('{count}', `${count}`)}
        </p>
      )}
      <div className={`card-row${label ? ' focus-row' : ''}`} {...focusable}>
        <ul className={`grid ${className}`}>{children}</ul>
      </div>
    </>
  )
}
