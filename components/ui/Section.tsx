import type { ReactNode } from 'react'
import type { PricedText } from '#data/priced-text.ts'
import { ActionLink, type LinkWords } from './ActionLink.tsx'
import { WithPrices } from './WithPrices.tsx'

export interface SectionProps {
  id?: string
  title: string
  intro?: PricedText
  /** Content below the introduction, such as the portrait of the person who receives a form. */
  lead?: ReactNode
  /** Link to the page with all items, for a section that shows only some of them. */
  more?: LinkWords
  /** Background: 'surface' is a raised band, 'ink' the dark band; by default that of the page. */
  tone?: 'surface' | 'ink'
  /** Whether the heading is in a left column on wide screens, instead of above the content. */
  hasSideHeading?: boolean
  /** Delay from one [data-reveal-item] to the next in ms, 150 by default. */
  stagger?: number
  children: ReactNode
}

const backgrounds = {
  surface: ' bg-surface border-y',
  ink: ' band-ink',
} as const

/** A titled block of a page, revealed as it scrolls into view. */
export function Section(props: SectionProps) {
  const {
    id,
    title,
    intro,
    lead,
    more,
    tone,
    hasSideHeading,
    stagger,
    children,
  } = props
  return (
    <section
      id={id}
      className={`section${tone ? backgrounds[tone] : ''}`}
      aria-label={title}
    >
      <div
        className={
          hasSideHeading
            ? 'wrap lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14'
            : 'wrap'
        }
        data-behaviour="reveal"
        data-stagger={stagger}
      >
        <div
          className={
            more
              ? 'mb-3 lg:mb-7 sm:flex justify-between items-end gap-x-8'
              : 'mb-4 lg:mb-7'
          }
        >
          <div className={more && 'min-w-0 max-sm:contents'}>
            <h2 className={intro && 'mb-2 lg:mb-3'}>{title}</h2>
            {intro && (
              <p
                className={`measure text-muted lg:text-lg${more ? ' max-sm:inline' : ''}`}
              >
                <WithPrices text={intro} />
              </p>
            )}
            {lead}
          </div>{' '}
          {more && (
            <ActionLink
              link={more}
              className="more-link sm:shrink-0 sm:max-w-1/2 max-sm:py-3 max-sm:-my-3"
            />
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
