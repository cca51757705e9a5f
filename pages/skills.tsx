import { SkillList } from '#components/about/SkillList.tsx'
import { Island } from '#components/islands/Island.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import Tabs from '#components/ui/Tabs.island.tsx'
import { categories, closing, hero } from '#data/skills.yaml'

const tabs = categories.map(({ title }, index) => ({
  id: `tab-${index}`,
  label: title,
}))
const skillCounts = categories.map(({ title, skills }) => ({
  number: `${skills.length}`,
  label: title,
}))
const panels = Object.fromEntries(
  categories.map((category, index) => [
    `tab-${index}`,
    <SkillList key={category.title} category={category} />,
  ]),
)

export default function SkillsPage() {
  return (
    <>
      <PageHero {...hero} stats={skillCounts} />
      <div className="wrap pb-9 lg:pb-14">
        <Island answers="?tab" slots={panels}>
          <Tabs label={hero.tabs} tabs={tabs} param="tab" />
        </Island>
      </div>
      <ClosingCall {...closing}>
        <ActionLink link={closing.services} className="btn-quiet" />
      </ClosingCall>
    </>
  )
}
