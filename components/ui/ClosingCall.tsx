import type { ReactNode } from 'react'

interface ClosingCallProps {
  title: string
  text: string
  /** Buttons. */
  children: ReactNode
}

/** Call to action at the end of a page, on the dark band. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="band-ink" aria-label={title}>
      <div
        className="wrap py-14 lg:py-20 lg:flex lg:items-end lg:justify-between lg:gap-14"
        data-behaviour="reveal"
      >
        <div>
          <h2>{title}</h2>
          <p className="mt-3 measure">{text}</p>
        </div>
        <p className="mt-7 lg:mt-0 flex flex-wrap gap-3 shrink-0 no-print">{children}</p>
      </div>
    </section>
  )
}
