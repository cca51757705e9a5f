import type { ReactNode } from 'react'
import type { PricedText } from '#data/priced-text.ts'
import { Stats, type StatsProps } from './Stats.tsx'
import { WithPrices } from './WithPrices.tsx'

interface PageHeroProps {
  /** Name of the page, shown above a heading that is a sentence. */
  name?: string
  title: string
  intro: PricedText
  /** Key numbers, on wide screens beside the heading and the introduction. */
  stats?: StatsProps['items']
  /** Whether the numbers count up when they scroll into view. */
  countsUp?: boolean
  /** Actions or steps below the intro. */
  children?: ReactNode
}

/** Top of a page: heading, introduction and key numbers. */
export function PageHero({
  name,
  title,
  intro,
  stats,
  countsUp = false,
  children,
}: PageHeroProps) {
  return (
    <div
      className={
        stats
          ? 'page-top grid gap-x-14 gap-y-6 lg:grid-cols-[1.6fr_1fr] lg:items-end'
          : 'page-top'
      }
    >
      <div>
        {name && <p className="eyebrow mb-2">{name}</p>}
        <h1 className="max-w-[15em]">{title}</h1>
        <p className="mt-3 lg:mt-4 measure lg:text-lg text-muted">
          <WithPrices text={intro} />
        </p>
        {children}
      </div>
      {stats && (
        <Stats
          items={stats}
          countsUp={countsUp}
          className={
            stats.length > 3
              ? '[--figure:2rem] lg:grid-cols-2'
              : '[--figure:2rem]'
          }
        />
      )}
    </div>
  )
}
