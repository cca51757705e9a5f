import type { ReactNode } from 'react'

/** A sentence in large type across the page, such as which clients a service refuses. */
export const Statement = ({
  title,
  children,
}: {
  title?: string
  children: ReactNode
}) => (
  <div className="band-ink">
    <div className="wrap py-8 lg:py-12" data-behaviour="reveal">
      {title && <h2 className="text-xl mb-2">{title}</h2>}
      <p className="font-display text-2xl lg:text-4xl max-w-[21.4em]">
        {children}
      </p>
    </div>
  </div>
)
