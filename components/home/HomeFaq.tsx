import { Accordion } from '#components/ui/Accordion.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { faq, results } from '#data/home.yaml'

/** Questions, one open at a time, and the disclaimer (requirements §2.4.7, §1.2.1). */
export function HomeFaq() {
  const { title, intro, items, action } = faq
  return (
    <Section title={title} intro={intro} tone="surface" layout="side" threshold={0.2}>
      <Accordion name="faq" items={items} />
      <p className="mt-8">
        <ActionLink link={action} className="btn-quiet" />
      </p>
      <aside className="notice mt-10 bg-paper" aria-labelledby="about-results">
        <h3 id="about-results">{results.title}</h3>
        <p className="mt-2 text-muted">{results.text}</p>
      </aside>
    </Section>
  )
}
