import { claims } from '../claims.ts'
import type { ServicePage } from '../schemas/facts.ts'

/** The page /services/content-creation; copywriting lives here (requirements §1.1.1, §2.12). */
export const contentCreation: ServicePage = {
  service: 'content-creation',
  badge: 'Content Creation & Strategy',
  headline: 'Words that answer what your buyer is asking',
  intro:
    'I write website copy, articles, scripts and sales pages for businesses that have something to say and no time to write it. Before I type, I talk to you, read your support mail and, where you allow it, speak to a customer. Drafts arrive in a shared document where each claim has its source. I read every sentence aloud before it goes out, and I answer for each of them.',
  figure: {
    kind: 'proof',
    drawn: 'web page',
    sample: true,
    caption:
      'The top of a landing page in the second round. Struck words go, underlined words come in, highlighted words want proof, and each number has its source or its reason in the margin.',
    title:
      '~~Innovative payroll for modern business~~ ++Payroll for shops with five to fifty people++[1]',
    paragraphs: [
      'You enter the attendance. Wages, provident fund and payslips ~~are handled end to end~~ ++are ready the same evening++[2], and your accountant gets the file.',
      '==A first payroll takes about forty minutes==[3]; after that most shops need ten.',
    ],
    button: 'Try it with last month',
    notes: [
      'First line: what it is and whom it suits. The old one fitted any firm.',
      'From your support mails: evening is when shopkeepers do this.',
      'Source: your help-desk log for March. Please confirm before we print it.',
      'The button says what happens after the click.',
    ],
  },
  stats: [
    { icon: 'brain', number: claims.retention, label: 'Knowledge retention' },
    { icon: 'building', number: claims.industries, label: 'Industries' },
    { icon: 'calendar', number: claims.years, label: 'Years of experience' },
  ],
  why: {
    title: 'Why have me write it',
    points: [
      'The person who interviews you writes the piece. Nothing is passed down to an unknown writer.',
      'Every figure and quotation has a source in the margin, so that you can check it before your readers do.',
      'I write for the buyer first and the search engine second, with the structure that both of them need.',
      'Two rounds of changes are planned into each piece, and I explain the choices that I would defend.',
      'You know before we start where AI will help in the work and where it will not be used.',
    ],
  },
  offers: {
    title: 'What I write',
    cards: [
      {
        icon: 'layout-template',
        title: 'Website and landing page copy',
        description:
          'Home, service and about pages that say what you do in the first line, whom it suits and what happens after the click. Written together with the layout, so that nothing has to be cut to fit.',
        keywords: ['website copywriting', 'landing page copy', 'sales page writing'],
      },
      {
        icon: 'file-text',
        title: 'Articles and blog posts',
        description:
          'Long pieces on the questions that come up in your sales calls, with an expert from your side quoted by name. Each has a title, a summary and links to the pages where a reader can act.',
        keywords: ['blog writing', 'SEO articles', 'thought leadership'],
      },
      {
        icon: 'clapperboard',
        title: 'Video and podcast scripts',
        description:
          'Scripts for YouTube, explanation videos, reels and audio, timed and read aloud. Visual notes stand beside the lines, so that the editor knows what you had in mind.',
        keywords: ['script writing', 'explainer video scripts', 'podcast scripts'],
      },
      {
        icon: 'mail',
        title: 'Mails and newsletters',
        description:
          'Welcome sequences, product mails and a regular letter that people open because the last one was useful. I look at replies and unsubscribes along with opens, since opens alone say little.',
        keywords: ['email copywriting', 'newsletter writing', 'welcome sequence'],
      },
      {
        icon: 'newspaper',
        title: 'Case studies and features',
        description:
          'Interviews with your customers, turned into stories that name the problem, the work and the result, including what went wrong. Your customer approves the text before it is published.',
        keywords: ['case study writing', 'customer stories', 'magazine features'],
      },
      {
        icon: 'map',
        title: 'Content strategy',
        description:
          'A list of what to write, for whom and in which order, drawn from search data and your sales questions. It also says which old pages to merge, mend or take down.',
        keywords: ['content strategy', 'content calendar', 'content audit'],
      },
    ],
  },
  benefits: {
    title: 'What good copy does for you',
    items: [
      {
        icon: 'message-circle',
        title: 'Better first conversations',
        description:
          'People who have read a clear page arrive with the right question. Your calls get shorter, and those whom it does not suit stay away.',
      },
      {
        icon: 'search',
        title: 'Pages that keep working',
        description:
          'An article that answers a lasting question brings readers long after an advert has stopped. I plan for updates, so it does not age badly.',
      },
      {
        icon: 'spell-check',
        title: 'One voice in every place',
        description:
          'A short style page with sample sentences lets you, your team and any later writer sound like the same business.',
      },
      {
        icon: 'clock',
        title: 'Your hours back',
        description:
          'You give an interview and two readings per piece. Research, drafts, headlines and links are my part.',
      },
    ],
  },
  industries:
    'B2B software needs precise terms and proof, because an engineer reads along with the buyer. Education companies write for two people at once, the learner and the parent who pays. Travel brands sell a place before a price, and a wrong bus time ruins the article. Sports and entertainment pieces have hours to be published and still must be correct. For hospitals and wellness firms I write what the evidence carries and a clinician reviews it. Gaming and betting topics stay with rules, formats and responsible play. Manufacturers have knowledge that was never written down, so there I spend more time on the shop floor than at the desk.',
  process: {
    title: 'How a piece of content is made',
    steps: [
      {
        icon: 'message-square',
        title: 'Listen',
        description:
          'One long call about your business, your buyer and what they get wrong about you. I ask for support mails, sales notes and pages that you like.',
      },
      {
        icon: 'search',
        title: 'Research and outline',
        description:
          'You receive an outline with headings, sources and the one thing the reader should do next. Changing an outline costs minutes, so this is the time to disagree.',
      },
      {
        icon: 'pen-line',
        title: 'Write',
        description:
          'The full draft comes in a shared document, with titles to choose from, search description and picture suggestions. Doubtful facts are marked, never smoothed over.',
      },
      {
        icon: 'check',
        title: 'Review',
        description:
          'You comment, I revise, and we read the result aloud once if it is meant to be spoken. Two rounds are part of the work.',
      },
      {
        icon: 'send',
        title: 'Publish and look back',
        description:
          'I hand over ready text or place it in your system. Some weeks later we look at searches, reading time and enquiries, and decide on the next piece.',
      },
    ],
  },
}
