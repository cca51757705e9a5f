import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { hasModifierKey } from '#client/dom/has-modifier-key.ts'

interface PanelLinkProps extends ComponentProps<'a'> {
  /** Id of the panel. */
  panel: string
}

/**
 * A link to a panel: a Headless UI tab (`<Tab as={PanelLink}>`) or the heading of an accordion
 * item. Before hydration it is a plain link to the id of its panel, which CSS then shows
 * (styles/choices.css). It sets `aria-controls` itself, since Headless UI sets the attribute only
 * in an effect. The space bar clicks the link, as it clicks a button.
 */
export function PanelLink({
  panel,
  onClick,
  onKeyDown,
  children,
  ...props
}: PanelLinkProps) {
  const clickLink = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifierKey(event)) return
    onClick?.(event)
    event.preventDefault()
  }
  const clickBySpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (hasModifierKey(event)) return
    onKeyDown?.(event)
    if (event.key !== ' ' || event.isDefaultPrevented()) return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <a
      {...props}
      href={`#${panel}`}
      aria-controls={panel}
      onClick={clickLink}
      onKeyDown={clickBySpace}
    >
      {children}
    </a>
  )
}
