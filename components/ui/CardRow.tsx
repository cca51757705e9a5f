import type { ReactNode } from 'react'

interface CardRowProps {
  /** Utility classes of the list, such as those for its columns on wide screens. */
  className: string
  /**
   * Accessible name of the row. With a name the row is focusable, so that the keyboard can scroll
   * it. This is needed if the cards have no links.
   */
  label?: string
  /** List items. */
  children: ReactNode
}

/**
 * A list of cards: a grid on wide screens; on phones a row that scrolls sideways, with a part of
 * the next card in view (components/styles/card-row.css). Focusing a link brings its whole card
 * into view.
 */
export function CardRow({ className, label, children }: CardRowProps) {
  const focusProps = label && {
    tabIndex: 0,
    role: 'group',
    'aria-label': label,
  }
  return (
    <div className={`card-row${label ? ' focus-row' : ''}`} {...focusProps}>
      <ul className={`grid ${className}`}>{children}</ul>
    </div>
  )
}
