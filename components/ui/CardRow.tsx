import type { ReactNode } from 'react'

interface CardRowProps {
  /** Utilities of the list, such as its columns on wide screens. */
  className: string
  /** Accessible name, for cards without links: the row then takes the focus while it scrolls. */
  label?: string
  /** List items. */
  children: ReactNode
}

/**
 * A list of cards: a grid on wide screens, on phones a row that scrolls sideways, with a part of
 * the next card in view (components/styles/card-row.css). Links bring their card into view when
 * they are focused.
 */
export function CardRow({ className, label, children }: CardRowProps) {
  const focusable = label && { tabIndex: 0, role: 'group', 'aria-label': label }
  return (
    <div className={`card-row${label ? ' focus-row' : ''}`} {...focusable}>
      <ul className={`grid ${className}`}>{children}</ul>
    </div>
  )
}
