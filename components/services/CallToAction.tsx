import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { callToAction } from '#data/services.yaml'

/** End of every service page: facts and two links (requirements §2.12.4). */
export function CallToAction() {
  return (
    <section className="band-ink" aria-label={callToAction.title}>
      <div className="wrap py-14 lg:py-20 grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div>
          <h2>{callToAction.title}</h2>
          <p className="mt-3 measure">{callToAction.text}</p>
          <p className="mt-7 flex flex-wrap gap-3 no-print">
            <ActionLink link={callToAction.primary} className="btn-primary" />
            <ActionLink link={callToAction.secondary} className="btn-quiet" />
          </p>
        </div>
        <Stats items={callToAction.stats} counting={false} />
      </div>
    </section>
  )
}
