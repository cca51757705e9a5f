import { callToAction as call } from '../../data/call-to-action.ts'
import { Stats } from '../ui/Stats.tsx'

/** Ends every service page: free strategy session, response time, clients, and two ways on (requirements §2.12.4). */
export function CallToAction() {
  return (
    <section className="band-ink" aria-label={call.title}>
      <div className="wrap py-14 lg:py-20 grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div>
          <h2>{call.title}</h2>
          <p className="mt-3 measure">{call.text}</p>
          <p className="mt-7 flex flex-wrap gap-3 no-print">
            <a href={call.primary.href} className="btn-primary">
              {call.primary.label}
            </a>
            <a href={call.secondary.href} className="btn-quiet">
              {call.secondary.label}
            </a>
          </p>
        </div>
        <Stats items={call.facts} counting={false} />
      </div>
    </section>
  )
}
