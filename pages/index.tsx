import { HomeAbout } from '#components/home/HomeAbout.tsx'
import { HomeCareer } from '#components/home/HomeCareer.tsx'
import { HomeContact } from '#components/home/HomeContact.tsx'
import { HomeFaq } from '#components/home/HomeFaq.tsx'
import { HomeGuide } from '#components/home/HomeGuide.tsx'
import { HomeHero } from '#components/home/HomeHero.tsx'
import { HomePremium } from '#components/home/HomePremium.tsx'
import { HomeProjects } from '#components/home/HomeProjects.tsx'
import { HomeServices } from '#components/home/HomeServices.tsx'
import { HomeSkills } from '#components/home/HomeSkills.tsx'
import { HomeTestimonials } from '#components/home/HomeTestimonials.tsx'

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
