import type { SkillCategory } from './schemas/facts.ts'

/**
 * What the home page and the skills page share: names, words and order (requirements §3.1.1: 7, 10,
 * 12 and 4 skills). Colours are theme tokens.
 */
const categories = [
  {
    title: 'AI & Technology',
    icon: 'bot',
    color: 'ink',
    background: 'surface',
    description:
      'Choosing, building and connecting AI tools so that a business process runs with less handwork.',
    skills: [
      {
        name: 'Prompt Engineering',
        description:
          'Instructions for language models that give usable answers, tested against real cases and kept under version control.',
        keywords: ['prompts', 'GPT', 'Claude', 'evaluation'],
      },
      {
        name: 'AI Chat Assistants',
        description:
          'Assistants for websites and WhatsApp that answer from your documents and hand over to a person in time.',
        keywords: ['chatbots', 'WhatsApp', 'customer support'],
      },
      {
        name: 'Workflow Automation',
        description:
          'Forms, sheets, CRM and mail connected so that nobody types the same thing twice, with a log and an alert for failures.',
        keywords: ['n8n', 'Make', 'Zapier', 'CRM'],
      },
      {
        name: 'AI Content Systems',
        description:
          'Research, drafting and checking steps that let a writer work faster while a person stays responsible for each line.',
        keywords: ['content workflow', 'fact checking', 'editing'],
      },
      {
        name: 'Web App Development',
        description:
          'Small web applications around one job, from the first sketch to a hosted version that your team can use.',
        keywords: ['React', 'TypeScript', 'prototypes'],
      },
      {
        name: 'Document Processing',
        description:
          'Reading invoices, orders and applications into tables, with a review list for whatever the model is unsure of.',
        keywords: ['data extraction', 'OCR', 'retrieval'],
      },
      {
        name: 'AI Strategy & Audits',
        description:
          'Finding the tasks worth automating, estimating effort and risk, and saying which ones are better left alone.',
        keywords: ['AI roadmap', 'audit', 'governance'],
      },
    ],
  },
  {
    title: 'Digital Marketing',
    icon: 'megaphone',
    color: 'ink',
    background: 'paper',
    description: 'Bringing the right people to an offer and knowing what each enquiry cost.',
    skills: [
      {
        name: 'Search Engine Optimisation',
        description:
          'Technical health, page structure and content that let people find you for the words they use themselves.',
        keywords: ['SEO', 'technical SEO', 'keyword research'],
      },
      {
        name: 'Local SEO',
        description:
          'Map listings, reviews and local pages for businesses whose customers come from nearby.',
        keywords: ['Google Business Profile', 'reviews', 'maps'],
      },
      {
        name: 'Google Ads',
        description:
          'Search, shopping and video campaigns with clear exclusions, honest tracking and a ceiling on each test.',
        keywords: ['search ads', 'PPC', 'ROAS'],
      },
      {
        name: 'Meta Ads',
        description:
          'Facebook and Instagram campaigns built on a few strong creatives that are tested one against another.',
        keywords: ['Facebook Ads', 'Instagram Ads', 'creative testing'],
      },
      {
        name: 'LinkedIn Marketing',
        description:
          'Profiles, posts and adverts for firms that sell to a small number of decision makers.',
        keywords: ['B2B marketing', 'LinkedIn Ads', 'outreach'],
      },
      {
        name: 'Social Media Management',
        description:
          'A calendar, posts and replies for the networks where your buyers are, judged by enquiries.',
        keywords: ['content calendar', 'community', 'Instagram'],
      },
      {
        name: 'Lead Generation',
        description:
          'Offer, landing page, form and qualifying question, joined so that a lead reaches sales with its source.',
        keywords: ['landing pages', 'funnels', 'B2B leads'],
      },
      {
        name: 'Email & WhatsApp Marketing',
        description:
          'Short sequences for people who agreed to receive them, each message with one purpose and a way out.',
        keywords: ['newsletters', 'sequences', 'opt-in'],
      },
      {
        name: 'Conversion Optimisation',
        description:
          'Tests of headline, form and page speed, one at a time, with the result written down either way.',
        keywords: ['CRO', 'A/B testing', 'user research'],
      },
      {
        name: 'Marketing Analytics',
        description:
          'Events, dashboards and one-page reports that connect what was spent with what came in.',
        keywords: ['Google Analytics', 'attribution', 'dashboards'],
      },
    ],
  },
  {
    title: 'Content & Creativity',
    icon: 'pen-line',
    color: 'ink',
    background: 'surface',
    description: 'Writing, filming and designing things that people finish reading or watching.',
    skills: [
      {
        name: 'Copywriting',
        description:
          'Website, advert and sales copy that says what the offer is, whom it suits and what to do next.',
        keywords: ['website copy', 'sales pages', 'headlines'],
      },
      {
        name: 'Article Writing',
        description:
          'Researched articles with sources, interviews and a structure that a hurried reader can follow.',
        keywords: ['blog posts', 'long-form', 'research'],
      },
      {
        name: 'Content Strategy',
        description:
          'Deciding what to publish, for whom and in which order, and which old pages to mend or remove.',
        keywords: ['editorial plan', 'content audit', 'topic research'],
      },
      {
        name: 'YouTube Strategy',
        description:
          'Topics, formats and a publishing rhythm derived from retention graphs and the hours you have.',
        keywords: ['channel growth', 'retention', 'YouTube SEO'],
      },
      {
        name: 'Script Writing',
        description:
          'Scripts for videos and audio, written for the ear, timed, and read aloud before they leave my desk.',
        keywords: ['YouTube scripts', 'explainers', 'podcasts'],
      },
      {
        name: 'Video Production',
        description:
          'Planning and directing shoots with small crews: shot list, light, sound and a schedule that holds.',
        keywords: ['directing', 'filming', 'explanation videos'],
      },
      {
        name: 'Video Editing',
        description:
          'Cutting for pace and meaning, with captions, sound repair and short versions for other networks.',
        keywords: ['editing', 'Shorts', 'captions'],
      },
      {
        name: 'Thumbnail Design',
        description:
          'Pictures and titles that work together at phone size and keep the promise they make.',
        keywords: ['thumbnails', 'click-through rate', 'titles'],
      },
      {
        name: 'Brand Identity',
        description:
          'Logos, colours and type with rules short enough that a small team will follow them.',
        keywords: ['logo design', 'guidelines', 'rebranding'],
      },
      {
        name: 'Web & Page Design',
        description:
          'Layouts drawn for the phone first around real text, ready for a developer to build.',
        keywords: ['UI design', 'Figma', 'landing pages'],
      },
      {
        name: 'Storytelling',
        description:
          'Finding the one person, problem and turn that make a case study or a film worth following.',
        keywords: ['case studies', 'narrative', 'interviews'],
      },
      {
        name: 'Editing & Proofreading',
        description:
          'Clearing a text of repetition, doubtful claims and errors while the author can still be heard.',
        keywords: ['copy editing', 'style guides', 'fact checking'],
      },
    ],
  },
  {
    title: 'Strategic Leadership',
    icon: 'compass',
    color: 'ink',
    background: 'paper',
    description: 'Deciding what to do first, and keeping people and budget on it until it is done.',
    skills: [
      {
        name: 'Business Consulting',
        description:
          'Looking at offer, price, process and market together, then naming the next step that matters most.',
        keywords: ['strategy', 'positioning', 'growth planning'],
      },
      {
        name: 'Project Leadership',
        description:
          'Scope, dates and duties on one page, short meetings, and early word when something slips.',
        keywords: ['project management', 'remote teams', 'planning'],
      },
      {
        name: 'Training & Mentoring',
        description:
          'Teaching teams and individuals with their own work as the exercise, at a pace they can hold.',
        keywords: ['workshops', 'AI training', 'coaching'],
      },
      {
        name: 'Change Management',
        description:
          'Bringing a new tool into a team: who is affected, what they fear, and how the old way is retired.',
        keywords: ['adoption', 'process design', 'communication'],
      },
    ],
  },
] as const

type SkillName = (typeof categories)[number]['skills'][number]['name']
type Levels = Readonly<Record<SkillName, number>>

/** Percent, 70-95 (requirements §3.1.1). */
const homeLevels: Levels = {
  'Prompt Engineering': 95,
  'AI Chat Assistants': 91,
  'Workflow Automation': 93,
  'AI Content Systems': 90,
  'Web App Development': 78,
  'Document Processing': 82,
  'AI Strategy & Audits': 88,

  'Search Engine Optimisation': 92,
  'Local SEO': 86,
  'Google Ads': 89,
  'Meta Ads': 87,
  'LinkedIn Marketing': 81,
  'Social Media Management': 84,
  'Lead Generation': 93,
  'Email & WhatsApp Marketing': 85,
  'Conversion Optimisation': 80,
  'Marketing Analytics': 83,

  Copywriting: 95,
  'Article Writing': 94,
  'Content Strategy': 92,
  'YouTube Strategy': 90,
  'Script Writing': 93,
  'Video Production': 79,
  'Video Editing': 76,
  'Thumbnail Design': 77,
  'Brand Identity': 74,
  'Web & Page Design': 70,
  Storytelling: 91,
  'Editing & Proofreading': 88,

  'Business Consulting': 89,
  'Project Leadership': 86,
  'Training & Mentoring': 92,
  'Change Management': 75,
}

/** Percent, 85-98: the skills page has its own levels (requirements §3.1.1). */
const pageLevels: Levels = {
  'Prompt Engineering': 98,
  'AI Chat Assistants': 95,
  'Workflow Automation': 97,
  'AI Content Systems': 94,
  'Web App Development': 88,
  'Document Processing': 90,
  'AI Strategy & Audits': 93,

  'Search Engine Optimisation': 96,
  'Local SEO': 92,
  'Google Ads': 94,
  'Meta Ads': 93,
  'LinkedIn Marketing': 89,
  'Social Media Management': 91,
  'Lead Generation': 97,
  'Email & WhatsApp Marketing': 92,
  'Conversion Optimisation': 88,
  'Marketing Analytics': 90,

  Copywriting: 98,
  'Article Writing': 97,
  'Content Strategy': 96,
  'YouTube Strategy': 95,
  'Script Writing': 97,
  'Video Production': 89,
  'Video Editing': 87,
  'Thumbnail Design': 88,
  'Brand Identity': 86,
  'Web & Page Design': 85,
  Storytelling: 95,
  'Editing & Proofreading': 93,

  'Business Consulting': 94,
  'Project Leadership': 92,
  'Training & Mentoring': 96,
  'Change Management': 87,
}

const withLevels = (levels: Levels): readonly SkillCategory[] =>
  categories.map((category) => ({
    ...category,
    skills: category.skills.map((skill) => ({
      ...skill,
      keywords: [...skill.keywords],
      level: levels[skill.name],
    })),
  }))

/** The four categories with the levels of the home page's skills section. */
export const homeSkills = withLevels(homeLevels)

/** The four categories with the levels of the skills page. */
export const pageSkills = withLevels(pageLevels)
