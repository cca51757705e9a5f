import type { ReactNode } from 'react'
import { ActionLink, type LinkWords } from './ActionLink.tsx'

interface ClosingCallProps {
  title: string
  text: string
  action?: LinkWords
  /** More buttons, after the button of `action`. */
  children?: ReactNode
}

/** Call to action at the end of a page, on the dark band. */
export function ClosingCall({
  title,
  text,
  action,
  children,
}: ClosingCallProps) {
  return (
    <section className="band-ink" aria-label={title}>
      <div
        className="wrap section lg:flex lg:items-end lg:justify-between lg:gap-14"
        data-behaviour="reveal"
      >
        <div>
          <h2>{title}</h2>
          <p className="mt-3 measure">{text}</p>
        </div>
        <p className="mt-5 lg:mt-0 actions shrink-0 lg:max-w-[55%] no-print">
          {action && <ActionLink link={action} className="btn-primary" />}
          {children}
        </p>
      </div>
    </section>
  )
}
