import { Figure, isWide } from '#components/figures/Figure.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import type { RequestedService, ServicePageWords } from '#content/types.ts'
import type { ServiceId } from '#data/ids.ts'
import { onEachPage } from '#data/services.yaml'

/** Option of the request form that a service page preselects; there is no option for designs. */
const requestOptions: Record<ServiceId, RequestedService | undefined> = {
  'ai-solutions': 'ai-automation',
  'digital-marketing': 'digital-marketing',
  'youtube-strategy': 'youtube-growth',
  'content-creation': 'content-creation',
  designs: undefined,
}

interface ServiceHeroProps {
  id: ServiceId
  service: ServicePageWords
  /** Sections of the page, listed on wide screens. */
  contents: readonly { id: string; title: string }[]
}

interface OnThisPageProps extends Pick<ServiceHeroProps, 'contents'> {
  /** Whether the links are a column beside the headline, not a row below the figure. */
  isColumn: boolean
}

const OnThisPage = ({ contents, isColumn }: OnThisPageProps) => (
  <nav
    aria-label={onEachPage.contents}
    className={
      isColumn
        ? 'hidden lg:block no-print'
        : 'hidden lg:flex items-baseline gap-8 no-print'
    }
  >
    <p className={isColumn ? 'eyebrow mb-3' : 'eyebrow shrink-0 max-w-1/4'}>
      {onEachPage.contents}
    </p>
    <ol className={isColumn ? 'border-t' : 'flex flex-wrap gap-x-8'}>
      {contents.map(({ id, title }) => (
        <li key={id} className={isColumn ? 'border-b' : undefined}>
          <a
            href={`#${id}`}
            className="flex items-center min-h-11 py-2 no-underline hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

/** Top of a service page: headline, introduction, table of contents, figure and three numbers. */
export function ServiceHero({
  id,
  service: { badge, headline, intro, figure, stats },
  contents,
}: ServiceHeroProps) {
  const requestOption = requestOptions[id]
  const isWideFigure = isWide(figure)
  const columnClasses = isWideFigure
    ? 'lg:grid-cols-[2fr_1fr]'
    : 'lg:grid-cols-[7fr_6fr]'
  const onThisPage = <OnThisPage contents={contents} isColumn={isWideFigure} />
  return (
    <div className="wrap pt-2 sm:pt-8 pb-12 lg:pt-12">
      <BackLink href="/services">{onEachPage.back}</BackLink>
      <div className={`mt-2 lg:mt-6 mb-10 lg:grid lg:gap-14 ${columnClasses}`}>
        <div className="flex flex-col">
          <p className="eyebrow mb-2">{badge}</p>
          <h1 className="max-w-[13.1em]">{headline}</h1>
          <Stats
            items={stats}
            countsUp={false}
            className="mt-5 lg:mt-8 lg:order-2 [--figure:1.75rem]"
          />
          <p className="mt-5 lg:mt-7 lg:order-1 no-print">
            <a
              href={
                requestOption
                  ? `/service-request?service=${requestOption}`
                  : '/service-request'
              }
              className="btn-primary"
            >
              {onEachPage.request}
            </a>
          </p>
          <p className="mt-5 measure text-lg text-muted">{intro}</p>
        </div>
        {isWideFigure ? onThisPage : <Figure figure={figure} />}
      </div>
      {isWideFigure ? <Figure figure={figure} /> : onThisPage}
    </div>
  )
}
