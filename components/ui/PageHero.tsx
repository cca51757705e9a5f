import type { ReactNode } from 'react'
import type { Words } from '#data/words-and-prices.ts'
import { WithPrices } from './WithPrices.tsx'

interface PageHeroProps {
  /** The name of the page, where its heading is a sentence. */
  name?: string
  title: string
  intro: Words
  /** Beside both on wide screens, such as figures. */
  beside?: ReactNode
  /** Figures or actions below the intro. */
  children?: ReactNode
}

/** Top of a page: heading and introduction. */
export function PageHero({
  name,
  title,
  intro,
  beside,
  children,
}: PageHeroProps) {
  return (
    <div
      className={
        beside
          ? 'page-top grid gap-x-14 gap-y-6 lg:grid-cols-[1.6fr_1fr] lg:items-end'
          : 'page-top'
      }
    >
      <div>
        {name && <p className="eyebrow mb-2">{name}</p>}
        <h1 className="max-w-[13.1em]">{title}</h1>
        <p className="mt-3 lg:mt-4 measure lg:text-lg text-muted">
          <WithPrices words={intro} />
        </p>
        {children}
      </div>
      {beside}
    </div>
  )
}
