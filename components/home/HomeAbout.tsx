import { homeAbout } from '../../data/about.ts'
import { CheckList } from '../ui/CheckList.tsx'
import { Section } from '../ui/Section.tsx'

/** Short introduction of the consultant (requirements §2.4.3). */
export function HomeAbout() {
  return (
    <Section id="about" title={homeAbout.heading} layout="side" threshold={0.2}>
      <div className="grid gap-4 measure text-lg">
        {homeAbout.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-6">
        <CheckList items={homeAbout.points} columns />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6">
        <a href="#services" className="inline-flex items-center min-h-11 font-semibold">
          See what I can do for you
        </a>
        <a href="/about" className="inline-flex items-center min-h-11">
          More about me
        </a>
      </p>
    </Section>
  )
}
