import type { ReactNode } from 'react'
import type { Words } from '#data/words-and-prices.ts'
import { WithPrices } from './WithPrices.tsx'

interface PageHeroProps {
  title: string
  intro: Words
  /** Figures or actions below the intro. */
  children?: ReactNode
}

/** Top of a page: heading and introduction. */
export function PageHero({ title, intro, children }: PageHeroProps) {
  return (
    <div className="page-top">
      <h1 className="max-w-[13.1em]">{title}</h1>
      <p className="mt-4 measure text-lg text-muted">
        <WithPrices words={intro} />
      </p>
      {children}
    </div>
  )
}
