import { promises } from './claims.ts'
import { formatMoney } from './money.ts'
import { gstNote, prices } from './prices.ts'
import type { FaqItem, Titled } from './schemas/facts.ts'
import { timeZoneName } from './site.ts'

const inr = formatMoney(prices.premium.INR, 'INR')
const usd = formatMoney(prices.premium.USD, 'USD')

/**
 * Opening of /ai-mastery-course. The title is also the source named in applications
 * (requirements §3.4.6).
 */
export const premiumHero = {
  title: 'AI Business Transformation Program',
  intro:
    'I work with you and your team on the parts of your business where AI saves time or brings enquiries, and we leave the rest alone. It is for owners who want to change how the work is done, and who can take part themselves.',
  note: 'By application. Applying costs nothing, and you pay only once we have both said yes after the strategy call.',
} as const

/** 'Why premium': why this costs what it costs. */
export const whyPremium: readonly Titled[] = [
  {
    icon: 'search',
    title: 'It starts with your business',
    description:
      'Before any tool is chosen, we look at how enquiries, orders and reports move through your week and where they wait.',
  },
  {
    icon: 'target',
    title: 'Few changes, carried through',
    description:
      'We pick the changes that are worth the effort and finish them. A long list of ideas is easy to write and changes nothing.',
  },
  {
    icon: 'users',
    title: 'Your people learn it',
    description:
      'The ones who will run the new way of working build it with me. They can repair it when I am gone.',
  },
  {
    icon: 'user-check',
    title: 'You work with me',
    description:
      'The person who reads your application also makes the plan and does the work with you. Nobody else steps in halfway.',
  },
  {
    icon: 'scale',
    title: 'An honest no',
    description:
      'If AI will not repay the price in your case, I say so in the strategy call, and we stop there.',
  },
]

/** A part of the business before the program, and the aim of the work. */
export interface JourneyItem {
  icon: string
  title: string
  before: string
  after: string
}

/** The transformation journey, exactly four items (requirements §2.7.2). */
export const journey: readonly [JourneyItem, JourneyItem, JourneyItem, JourneyItem] = [
  {
    icon: 'repeat',
    title: 'Routine work',
    before: 'Quotes, follow-ups and reports are typed by hand, often late in the evening.',
    after:
      'The repeated steps run in a workflow that you own, and a person still approves what reaches a customer.',
  },
  {
    icon: 'inbox',
    title: 'Enquiries',
    before:
      'Leads come by chat, mail and phone, and some are answered after they have gone elsewhere.',
    after:
      'Every enquiry stands in one list with a drafted reply and somebody who is responsible for it.',
  },
  {
    icon: 'megaphone',
    title: 'Marketing',
    before:
      'Posts and ads go out when there is time, and nobody can say which of them brought a customer.',
    after:
      'There is a monthly plan, drafts that your team edits, and a report on what was worth its money.',
  },
  {
    icon: 'book-open',
    title: 'Know-how',
    before: 'One person knows the tools, and everyone waits for that person.',
    after:
      'The way of working is written down, more than one person can run it, and you do not depend on me.',
  },
]

/** Shown under the journey. */
export const journeyNote =
  'This is what the work aims at. How far it goes depends on your team, your data and the time you give it.'

/** 'Unique features' (requirements §2.7). */
export const uniqueFeatures: readonly Titled[] = [
  {
    icon: 'file-text',
    title: 'Application based',
    description:
      'I take on businesses where I see a use for AI and someone with time for it. That protects your money and my name.',
  },
  {
    icon: 'workflow',
    title: 'Built on your own work',
    description:
      "We use your quotes, your customers' questions and your reports. There are no exercises with invented shops.",
  },
  {
    icon: 'key-round',
    title: 'Everything is yours',
    description:
      'Accounts, workflows, prompts and documents are in your name from the first day, including the passwords.',
  },
  {
    icon: 'chart-line',
    title: 'Measured against yourself',
    description:
      'We write down how things are before we begin, and compare with that instead of with other companies.',
  },
  {
    icon: 'shield-check',
    title: 'Careful with data',
    description:
      'We decide together which data a tool may see. What your customers told you in confidence stays out of it.',
  },
  {
    icon: 'languages',
    title: 'In your language and time',
    description: `Online, in English, Hindi or Bengali, at hours agreed in ${timeZoneName}, wherever your business is.`,
  },
]

/** The four steps; their titles are required (requirements §2.7.2). */
export const premiumProcess: readonly [Titled, Titled, Titled, Titled] = [
  {
    icon: 'file-pen',
    title: 'Apply',
    description:
      'Tell me about your business, what is difficult and what you want to change. Plain sentences are enough.',
  },
  {
    icon: 'search',
    title: 'Review',
    description: `I read every application myself and answer ${promises.reviewResponse.sentence}, also when the answer is no.`,
  },
  {
    icon: 'phone',
    title: 'Consult',
    description: `In ${promises.strategyCall.sentence} we look at your case and decide whether to work together. You may say no as freely as I may.`,
  },
  {
    icon: 'rocket',
    title: 'Begin',
    description:
      'You get the plan, the dates and the terms in writing. Once you have agreed and paid, we start with the first change.',
  },
]

/** Questions and answers of the program page, exactly five (requirements §2.7.2). */
export const premiumFaq: readonly [FaqItem, FaqItem, FaqItem, FaqItem, FaqItem] = [
  {
    question: 'Who is the program for, and who should not apply?',
    answer:
      'It is for owners and managers of a running business who can name work that repeats or enquiries that get lost, and who can take part themselves. It is not for you if there are no customers yet, if you want to hand the subject over completely, or if you are looking for a course to watch. For learning by yourself, the AI Career Program or the guide costs far less.',
  },
  {
    question: 'What does it cost, and what comes on top?',
    answer: `The program costs ${inr} in India or ${usd} elsewhere. ${gstNote} Tools such as model access, automation hosting or advertising are paid by you directly to their makers, and the plan names those costs before you agree. Payment and refund terms are in the terms of service; please read them before you pay.`,
  },
  {
    question: 'Why do I have to apply?',
    answer: `Because the program only works where there is something to improve and somebody to improve it with. The application tells me that before we both spend time. I answer ${promises.reviewResponse.sentence}. If it is not the right step for you, I say what I would do instead.`,
  },
  {
    question: 'How much of my own time will it take?',
    answer:
      'More at the beginning, when I need to understand how your business runs, and then regular time from you and from whoever will use the new workflows. The length and the rhythm depend on what we decide to change. Both are in the written plan, so that you know them before you pay.',
  },
  {
    question: 'Which results can I expect?',
    answer:
      'You can expect the changes in the plan to be built, explained and handed over. I cannot promise what they bring in revenue or saved hours, because that depends on your market, your team and how you use them. Figures from other clients on this website are not typical. We write down your own starting point, so that you can judge the result yourself.',
  },
]

/** Shown above the closing call and in print. */
export const premiumDisclaimer =
  'Results differ from business to business. No revenue, saving, growth or other outcome is guaranteed, and figures or stories on this website are not typical. The program is advice and shared work; decisions about your business, your data and your spending remain yours. An application does not oblige you or me to anything.'

/** The closing call to apply. */
export const premiumClosing = {
  title: 'Describe the work that costs you your evenings',
  description: `Fill in the application as you would tell it to a colleague. I read it and answer ${promises.reviewResponse.sentence}. The ${promises.strategyCall.short} comes only after that, and nothing is due before we both agree.`,
} as const

/** The home page's section about the program (requirements §2.4.5). */
export const homePremium = {
  heading: 'The AI Business Transformation Program',
  paragraphs: [
    'Many owners pay for more tools than they use. What is missing is someone who sits down with them, looks at how the work runs and changes the few parts where AI helps.',
    'That is this program. It is application based, because it takes your time as well as mine, and I would rather say no early than late.',
  ],
  points: [
    'We begin with how your enquiries, orders and reports run today.',
    'You and your team build the new workflows with me and own them.',
    `I answer every application ${promises.reviewResponse.sentence}.`,
    `The ${promises.strategyCall.short} comes before any decision about money.`,
  ],
} as const
