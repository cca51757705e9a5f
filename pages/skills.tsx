import { SkillList } from '../components/about/SkillList.tsx'
import { Island } from '../components/islands/Island.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { PageHero } from '../components/ui/PageHero.tsx'
import Tabs from '../components/ui/Tabs.island.tsx'
import type { PageMeta } from '../data/schemas/page.ts'
import { pageSkills } from '../data/skills.ts'
import { skillsClosing, skillsHero } from '../data/skills-page.ts'

export const meta = {
  title: 'Skills',
  description:
    'What I can do without outside help, from AI automation to marketing, content and leadership, with an honest estimate of my level in each skill.',
  keywords: ['AI skills', 'digital marketing skills', 'content skills'],
} satisfies PageMeta

const tabs = pageSkills.map(({ title }, index) => ({
  id: `tab-${index}`,
  label: title,
  slot: `skills-${index}`,
}))
const panels = Object.fromEntries(
  pageSkills.map((category, index) => [
    `skills-${index}`,
    <SkillList key={category.title} category={category} />,
  ]),
)

export default function SkillsPage() {
  return (
    <>
      <PageHero title={skillsHero.title} intro={skillsHero.intro} />
      <div className="wrap pb-14 lg:pb-20">
        <Island answers="?tab" slots={panels}>
          <Tabs label={skillsHero.tabsLabel} tabs={tabs} param="tab" />
        </Island>
      </div>
      <ClosingCall title={skillsClosing.title} text={skillsClosing.text}>
        <a href={skillsClosing.action.href} className="btn-primary">
          {skillsClosing.action.label}
        </a>
        <a href="/services" className="btn-quiet">
          See the services
        </a>
      </ClosingCall>
    </>
  )
}
