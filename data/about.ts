import { businessHours } from './business-hours.ts'
import { claims, promises } from './claims.ts'
import type { StatItem, Titled } from './schemas/facts.ts'
import { site } from './site.ts'

/** 'English, Hindi and Bengali' */
const languages = `${site.languages.slice(0, -1).join(', ')} and ${site.languages.at(-1)}`

/** The figures of the About page. */
export const aboutStats = [
  { icon: 'calendar', number: claims.years, label: 'Years of experience' },
  { icon: 'folder-check', number: claims.projects, label: 'Projects' },
  { icon: 'users', number: claims.happyClients, label: 'Happy clients' },
  { icon: 'building', number: claims.industries, label: 'Industries' },
] as const satisfies readonly StatItem[]

/** The counters of the home page's hero. */
export const homeStats = [
  { icon: 'folder-check', number: claims.projects, label: 'Projects' },
  { icon: 'users', number: claims.happyClients, label: 'Happy clients' },
  { icon: 'chart-line', number: claims.averageRoi, label: 'Average ROI' },
  { icon: 'smile', number: claims.satisfaction, label: 'Client satisfaction' },
] as const satisfies readonly StatItem[]

interface About {
  intro: string
  /** One paragraph each. */
  bio: readonly string[]
  expertise: readonly Titled[]
  /** Four steps, in order. */
  approach: readonly Titled[]
  /** What I do and do not do. */
  principles: readonly string[]
  /** Alternative text of the portrait and of its fallback. */
  imageAlt: string
}

/**
 * The About page's words. Location, languages and hours come from data/site, figures from
 * data/claims.
 */
export const about: About = {
  intro:
    'I help business owners put AI and marketing to work, and I do the work myself: one person who plans it, builds it and answers for it.',
  bio: [
    `I work from ${site.location} as an independent consultant. My clients are in many places, so my working address is simply: ${site.reach}. In ${claims.years} years I have written the copy, set up the campaigns, edited the scripts and connected the tools. Because I have done each of these jobs with my own hands, I know where one passes to the next and where things usually get dropped. That is the part that most businesses ask me to look after.`,
    'It began with writing. Articles led to search, because somebody had to find them. Search led to advertising, advertising led to spreadsheets, and the spreadsheets led to automation, since copying numbers on a Friday evening is no way to live. When language models became useful, I already had a list of dull tasks to try them on. Some of those trials failed, and they taught me where a person has to stay in the loop.',
    `My experience comes from ${claims.projects} projects in ${claims.industries} industries, with shops, schools, clinics, software firms and exporters among them. The businesses differ and the first questions are much the same. What does an enquiry cost you now? Who answers it, and how fast? What does your team type twice? I ask these before I suggest anything, and quite often the first fix needs neither AI nor a budget.`,
    `Teaching is the other half of my week. I run a program for business owners who want to bring AI into their company, and a career program in four levels for people who want to work with it. Neither has a checkout: you apply or talk to me first, so that nobody pays for a course that does not suit them. You can talk to me in ${languages}. My hours are ${businessHours}, and an enquiry is answered ${promises.consultationResponse.sentence}.`,
  ],
  expertise: [
    {
      icon: 'bot',
      title: 'AI and automation',
      description:
        'Chat assistants, document work and workflows between the tools you already pay for, with a person at every point where judgement counts.',
    },
    {
      icon: 'megaphone',
      title: 'Digital marketing',
      description:
        'SEO, advertising, social media and lead generation measured by the cost of a qualified enquiry.',
    },
    {
      icon: 'clapperboard',
      title: 'YouTube and video',
      description:
        'Channel plans, scripts and editing direction, decided by what the retention graph says.',
    },
    {
      icon: 'pen-line',
      title: 'Content and copy',
      description:
        'Websites, articles, mails and case studies, researched and written by the person you talked to.',
    },
    {
      icon: 'palette',
      title: 'Design and branding',
      description: 'Logos, page layouts and templates that a small team can use on its own.',
    },
    {
      icon: 'graduation-cap',
      title: 'Training',
      description:
        'AI programs for business owners and for people who want to make a career of it, taught with real tasks.',
    },
  ],
  approach: [
    {
      icon: 'message-circle',
      title: 'Talk',
      description: `A free call of ${promises.freeConsultation.sentence}. You describe the problem, I ask about numbers and people, and at the end I say whether I am the right one for it.`,
    },
    {
      icon: 'clipboard-list',
      title: 'Scope',
      description:
        'You receive a short document: what I will do, what I need from you, what it costs, how we will know whether it worked and what I cannot promise.',
    },
    {
      icon: 'wrench',
      title: 'Build',
      description: `Work happens in small parts that you can see and try. A typical project takes ${promises.typicalProject.sentence}, and bad news reaches you on the day I have it.`,
    },
    {
      icon: 'key-round',
      title: 'Hand over',
      description:
        'Accounts, files and instructions go to you. We compare the result with the number in the scope and decide together whether anything should follow.',
    },
  ],
  principles: [
    'I quote in writing before work starts, and I do not add to the bill without asking.',
    'I tell you when a cheaper tool, another consultant or no change at all would serve you better.',
    'I do not promise rankings, views or revenue. I promise the work, the measurement and a straight report.',
    'I do not buy followers, reviews or links, for you or for myself.',
    'I keep what you tell me confidential, and I do not put your data into an AI tool without your consent.',
  ],
  imageAlt: `Portrait of ${site.name}`,
}

/** End of the About page. */
export const aboutClosing = {
  title: 'Would you like to know whether I can help?',
  text: 'Write a few lines about your business and what you want to change. You hear from me, in person, whether I am the right one for it.',
  action: { label: 'Get in touch', href: '/#contact' },
} as const

/** The home page's shorter About section: two paragraphs and four points. */
export const homeAbout = {
  heading: 'One person for your AI and your marketing',
  paragraphs: [
    `I am an independent consultant in ${site.location} (${site.reach}). For ${claims.years} years I have helped owners of small and mid-sized businesses find customers, make things worth watching and reading, and hand dull work to machines.`,
    'You deal with me from the first call to the handover. I plan, write, build and measure, and I tell you early when something is not worth doing. Results differ from business to business, so I promise the work and show you the numbers.',
  ],
  points: [
    'A written scope and price before any work starts',
    'Accounts, files and data in your name throughout',
    `Conversations in ${languages}`,
    `Available ${businessHours}`,
  ],
} as const
