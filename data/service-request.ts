import { claims, promises } from './claims.ts'
import type { Titled } from './schemas/facts.ts'

export const hero = {
  title: 'Request a service',
  intro:
    'Describe the project once. Your answers are written into a WhatsApp message to me, so the conversation starts with everything in it.',
} as const

/** Heading for screen readers above the explainer, which has no visible one. */
export const stepsTitle = 'In three steps'
/** The explainer in the hero, in this order (requirements §2.16.3). */
export const steps: readonly Titled[] = [
  {
    icon: 'file-text',
    title: 'Fill the form',
    description:
      'Your name, your email, the service and a few lines about the project. The other fields are optional.',
  },
  {
    icon: 'message-circle',
    title: 'WhatsApp connect',
    description:
      'A chat with me opens with your request written out. Read it through and press send.',
  },
  {
    icon: 'lightbulb',
    title: 'Get solution',
    description:
      'I reply with questions or with a first proposal: what I would do, in what order, and what it would cost.',
  },
]

export const form = {
  title: 'Your project',
  text: 'Rough answers are fine. What matters most is what should be different when the work is done.',
} as const

/** The four tiles and their heading (requirements §2.16.3). */
export const whyTitle = 'Why Choose My Services?'
export const whyTiles: readonly Titled[] = [
  {
    icon: 'clock',
    title: 'Quick response',
    description: `I reply ${promises.serviceResponse.sentence}, with an answer or with the questions I need for one.`,
  },
  {
    icon: 'chart-line',
    title: 'Proven results',
    description: `${claims.provenRoi} average ROI on past projects. An average is not a forecast: some did better, some did worse, and yours will be your own.`,
  },
  {
    icon: 'target',
    title: 'Custom solutions',
    description:
      'The plan is written for your market, your tools and your budget. You may also hear that you need less than you asked for.',
  },
  {
    icon: 'message-circle',
    title: 'Direct communication',
    description: 'You talk to the person who does the work. No account manager stands between us.',
  },
]

/** Replaces the form after a request and stays until reload (requirements §4.6). */
export const thankYou = {
  title: 'Thank You',
  text: 'Your request is written into a WhatsApp chat with me. If you have not pressed send there yet, please do: it reaches me only then.',
  nextTitle: 'What happens next?',
  steps: [
    {
      icon: 'search',
      title: 'I read your request',
      description: `You get a reply on WhatsApp ${promises.serviceResponse.sentence}.`,
    },
    {
      icon: 'message-circle',
      title: 'We clear up the details',
      description:
        'I ask what is still open, in the chat or on a short call, whichever you prefer.',
    },
    {
      icon: 'file-text',
      title: 'You receive a written scope',
      description:
        'It has the work, the timeline and the price. Nothing begins before you agree to it.',
    },
  ],
  chatLabel: 'Continue on WhatsApp',
} as const satisfies {
  title: string
  text: string
  nextTitle: string
  steps: readonly Titled[]
  chatLabel: string
}
