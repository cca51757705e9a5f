import { Icon } from '#components/ui/Icon.tsx'
import { journey } from '#data/ai-mastery-course.yaml'

/** The transformation journey: four parts of a business, each as it is today and as intended. */
export function Journey() {
  return (
    <>
      <ol className="border-t-3 border-ink">
        {journey.items.map(({ icon, title, before, after }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 py-5 border-b sm:grid-cols-[10rem_1fr_1fr]"
          >
            <h3 className="flex items-center gap-2.5">
              <Icon name={icon} className="text-focus" />
              {title}
            </h3>
            <p className="text-muted">
              <span className="block eyebrow">{journey.today}</span> {before}
            </p>
            <p>
              <span className="block eyebrow">{journey.aim}</span> {after}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-5 measure text-muted">{journey.note}</p>
    </>
  )
}
