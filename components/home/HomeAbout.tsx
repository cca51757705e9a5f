import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Section } from '#components/ui/Section.tsx'
import { about } from '#data/home.yaml'

/** Short introduction of the consultant (requirements §2.4.3). */
export function HomeAbout() {
  return (
    <Section id="about" title={about.title} layout="side" threshold={0.2}>
      <div className="grid gap-4 measure text-lg">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-6">
        <CheckList items={about.points} columns />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6">
        <ActionLink
          link={about.services}
          className="inline-flex items-center min-h-11 font-semibold"
        />
        <ActionLink link={about.more} className="inline-flex items-center min-h-11" />
      </p>
    </Section>
  )
}
