import { HomeAbout } from '../components/home/HomeAbout'
import { HomeCareer } from '../components/home/HomeCareer'
import { HomeContact } from '../components/home/HomeContact'
import { HomeFaq } from '../components/home/HomeFaq'
import { HomeGuide } from '../components/home/HomeGuide'
import { HomeHero } from '../components/home/HomeHero'
import { HomePremium } from '../components/home/HomePremium'
import { HomeProjects } from '../components/home/HomeProjects'
import { HomeServices } from '../components/home/HomeServices'
import { HomeSkills } from '../components/home/HomeSkills'
import { HomeTestimonials } from '../components/home/HomeTestimonials'
import type { PageMeta } from '../data/schemas/page'

export const meta = {
  title: 'AI Business Consultant & Digital Marketing Specialist',
  description:
    'AI automation, digital marketing, YouTube and content for business owners, with measurable leads and results reported honestly. India and remote.',
  keywords: [
    'AI consultant India',
    'digital marketing consultant',
    'lead generation',
    'YouTube growth',
    'AI training program',
  ],
} satisfies PageMeta

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeAbout />
      <HomeSkills />
      <HomeServices />
      <HomeProjects />
      <HomeTestimonials />
      <HomeContact />
      <HomeGuide />
      <HomePremium />
      <HomeCareer />
      <HomeFaq />
    </>
  )
}
