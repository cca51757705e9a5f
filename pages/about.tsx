import { AboutHero } from '../components/about/AboutHero.tsx'
import { AboutStory } from '../components/about/AboutStory.tsx'
import { CheckList } from '../components/ui/CheckList.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { Section } from '../components/ui/Section.tsx'
import { Stats } from '../components/ui/Stats.tsx'
import { TileList } from '../components/ui/TileList.tsx'
import { about, aboutClosing, aboutStats } from '../data/about.ts'
import type { PageMeta } from '../data/schemas/page.ts'

export const meta = {
  title: 'About',
  description:
    'Who I am, how I work and what I will not promise: an independent AI and digital-marketing consultant in India, working with clients worldwide.',
  keywords: ['independent AI consultant', 'digital marketing consultant India', 'about'],
} satisfies PageMeta

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <div className="wrap pb-14 lg:pb-20">
        <Stats items={aboutStats} />
      </div>
      <AboutStory />
      <Section title="Expertise">
        <TileList items={about.expertise} />
      </Section>
      <Section
        id="approach"
        title="Approach"
        tone="surface"
        intro="Four steps, the same for a one-page website and for a year of marketing."
      >
        <TileList items={about.approach} columns={4} variant="steps" />
      </Section>
      <Section title="What I do and do not do" layout="side">
        <CheckList items={about.principles} />
      </Section>
      <ClosingCall title={aboutClosing.title} text={aboutClosing.text}>
        <a href={aboutClosing.action.href} className="btn-primary">
          {aboutClosing.action.label}
        </a>
        <a href="/projects" className="btn-quiet">
          See my work
        </a>
      </ClosingCall>
    </>
  )
}
