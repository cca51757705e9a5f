import { business } from './business.ts'
import type { Service } from './schemas/facts.ts'

/**
 * The sentence that introduces the services, on their page and in search results; 60-150
 * characters.
 */
export const servicesIntro =
  'Five services from one consultant: AI automation, marketing, YouTube, content and design, with the scope in writing before work starts.'

/**
 * The five service cards in the order of the home and services pages; `id` is the last part of
 * `link` (requirements §2.5.2, §2.12.1).
 */
export const services = [
  {
    id: 'ai-solutions',
    title: 'AI Solutions & Automation',
    description:
      'Chat assistants, automated workflows and small custom tools that take repeated work off your team. I start with one process and measure it before and after.',
    icon: 'bot',
    link: '/services/ai-solutions',
    highlights: ['AI chat assistants', 'Workflow automation', 'Custom AI tools'],
    features: [
      'Assistants that answer from your own documents, on your website or WhatsApp',
      'Workflows between your forms, CRM, sheets and inbox, built with tools your team can maintain',
      'An audit that says what to automate, what to simplify and what to leave alone',
      'Documentation and a training session at handover',
    ],
    keywords: ['AI automation', 'AI chatbot', 'workflow automation', 'AI consultant India'],
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing & SEO',
    description:
      'SEO, ad management, social media and lead generation, run against one number that we agree on. Tracking comes first, so each enquiry can be traced to what brought it.',
    icon: 'megaphone',
    link: '/services/digital-marketing',
    highlights: ['SEO', 'Ad management', 'Social media'],
    features: [
      'Search work: technical checks, local listings and pages that answer what buyers type',
      'Google and Meta campaigns in your own account, with a ceiling on every test',
      'Landing pages and follow-up by mail or WhatsApp, so that a lead is not left waiting',
      'A one-page report each month in plain words',
    ],
    keywords: [
      'digital marketing',
      'SEO',
      'lead generation',
      'Google Ads',
      'social media marketing',
    ],
    from: business.marketingOffer,
  },
  {
    id: 'youtube-strategy',
    title: 'YouTube Strategy & Growth',
    description:
      'A channel plan, scripts and packaging built on your retention graphs. You learn which videos to make next, how to open them and which ones to stop making.',
    icon: 'clapperboard',
    link: '/services/youtube-strategy',
    highlights: ['Channel audit', 'Scripts for retention', 'Titles and thumbnails'],
    features: [
      'An audit of your channel, video by video, with the reasons viewers leave',
      'Topic research and a publishing plan you can keep up with',
      'Scripts, title and thumbnail briefs, and notes for your editor',
    ],
    keywords: ['YouTube strategy', 'YouTube growth', 'video scripts', 'audience retention'],
  },
  {
    id: 'content-creation',
    title: 'Content Creation & Strategy',
    description:
      'Website copy, articles, scripts and sales pages written after talking to you and your customers. Facts are checked, sources are named and your voice stays yours.',
    icon: 'pen-line',
    link: '/services/content-creation',
    highlights: ['Website copy', 'Articles', 'Scripts'],
    features: [
      'A content plan tied to the questions your buyers ask before they pay',
      'Copywriting for websites, landing pages, mails and product listings',
      'Long articles, magazine features and case studies with interviews',
    ],
    keywords: ['content creation', 'copywriting', 'content strategy', 'article writing'],
  },
  {
    id: 'designs',
    title: 'Design & Visual Branding',
    description:
      'Logos, brand rules, page layouts and social templates that a small team can use without a designer beside them. You receive editable files and every source.',
    icon: 'palette',
    link: '/services/designs',
    highlights: ['Brand identity', 'Page design', 'Social templates'],
    features: [
      'A logo, colours and type with rules short enough to be followed',
      'Page and landing page layouts tested on phones first',
      'Templates for posts, thumbnails, decks and documents',
    ],
    keywords: ['brand identity', 'logo design', 'web design', 'social media design'],
  },
] as const satisfies readonly Service[]

/** The id of a service, which is also the last part of its page's path. */
export type ServiceId = (typeof services)[number]['id']

/** End of the services page. */
export const servicesClosing = {
  title: 'Not sure which one you need?',
  text: 'Describe the problem instead of the service. I tell you which of the five fits, whether two of them belong together, or whether you need none.',
  action: { label: 'Describe your problem', href: '/contact' },
} as const
