import { promises } from './claims.ts'
import { formatMoney } from './money.ts'
import { guideBonusWorth } from './prices.ts'

/** What is in the guide, counted (requirements §1.1.3). */
const counts = { guide: '50-page', caseStudies: '3', templates: '20+', bonus: '1-hour' } as const

/**
 * The AI business growth guide, the one digital product. Its price is `guidePrice`, INR only
 * (requirements §9.1.2).
 */
export const guide = {
  title: 'AI Business Growth Guide',
  heading: 'The AI business growth guide',
  intro:
    'If you would rather start by yourself, this is the method I use with clients, written down: where AI saves work in a small business, where it does not, and what to set up first.',
  contents: [
    {
      icon: 'book-open',
      title: `${counts.guide} guide`,
      description:
        'From listing the work that repeats in your week to a first automation that runs, in the order I would do it.',
    },
    {
      icon: 'search',
      title: `${counts.caseStudies} case studies`,
      description:
        'What was tried, what it took and what did not work, so that you can judge whether it fits your business.',
    },
    {
      icon: 'file-text',
      title: `${counts.templates} templates`,
      description:
        'Prompts, checklists and planning sheets to copy and fill in with your own words and figures.',
    },
  ],
  bonus: `Bonus: a free ${counts.bonus} consultation worth up to ${formatMoney(guideBonusWorth, 'INR')}, to go through the guide with your business in mind.`,
  howToBuy: `Buying goes by email. You send the request that opens in your mail program, and I reply with the payment details ${promises.paymentDetails.sentence}.`,
  note: 'Digital products are final after delivery and cannot be refunded after download. If you are unsure whether the guide suits you, ask me before you buy.',
} as const
