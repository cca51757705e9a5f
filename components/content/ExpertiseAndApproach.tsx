import type { ReactNode } from 'react'
import { approach, expertise as expertiseTitle } from '../../data/work.yaml'
import { CheckList } from '../ui/CheckList.tsx'

/** Block below a sample page's heading: expertise, beside the prose about the approach. */
export function ExpertiseAndApproach({
  expertise,
  children,
}: {
  expertise: readonly string[]
  children: ReactNode
}) {
  return (
    <div className="border-y bg-surface">
      <div
        className="wrap py-12 lg:py-16 grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-14"
        data-behaviour="reveal"
      >
        <section aria-labelledby="expertise">
          <h2 id="expertise" className="text-2xl">
            {expertiseTitle}
          </h2>
          <div className="mt-4">
            <CheckList items={expertise} />
          </div>
        </section>
        <section aria-labelledby="approach">
          <h2 id="approach" className="text-2xl mb-4">
            {approach}
          </h2>
          {children}
        </section>
      </div>
    </div>
  )
}
