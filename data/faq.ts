import { promises } from './claims'
import { guide } from './guide'
import { formatMoney } from './money'
import { guidePrice, prices } from './prices'
import type { FaqItem, Money } from './schemas/facts'
import { site } from './site'

/** Terms that the refund answer quotes (requirements §9.3). Days; INR. */
export const refundTerms = { guaranteeDays: 30, guaranteeAbove: 10_000, disputeDays: 30 } as const

const rupees = (amount: number) => formatMoney(amount, 'INR')
const both = (price: Money) => `${rupees(price.INR)} or ${formatMoney(price.USD, 'USD')}`
const [book, cases, templates] = guide.contents
const languages = `${site.languages.slice(0, -1).join(', ')} or ${site.languages.at(-1)}`

/** The twelve questions of the home page (requirements §2.4.7); its structured data repeats them. */
export const homeFaq: readonly FaqItem[] = [
  {
    question: 'What services do you offer?',
    answer:
      'AI solutions and automation, digital marketing and lead generation, YouTube growth, content creation and copywriting, and design and branding. SEO, ad management and social media are part of the marketing work. Each service page says what is included and how the work runs.',
  },
  {
    question: 'How do we start working together?',
    answer: `Book the free consultation or send a service request. I ask about your goal, your present numbers and what you have tried. You then receive a written scope with a timeline and a price, and nothing begins before you agree to it. A start within ${promises.quickStart} is usual, and a typical project takes ${promises.typicalProject}.`,
  },
  {
    question: 'How quickly will you reply?',
    answer: `Service requests get a reply within ${promises.serviceResponse}. For the contact page and consultation requests it is ${promises.consultationResponse}. Messages from the home page and program applications take ${promises.reviewResponse}. My business hours are ${site.businessHours}.`,
  },
  {
    question: 'What does it cost, in rupees and in dollars?',
    answer: `Services are quoted after a free call, because the price follows the scope. The AI Business Program is ${both(prices.premium)}. Career program levels run from ${both(prices.beginner)} for Beginner to ${both(prices.expert)} for Expert, and the bundle of all four is ${both(prices.bundle)}. GST is added to rupee prices where applicable.`,
  },
  {
    question: 'Which AI program and which level is right for me?',
    answer: `The AI Business Program is for owners who want AI in their own business; you apply, I review, and we have a ${promises.strategyCall} strategy call before either of us decides. The AI Career Program is for people who want to work with AI. It has four levels: Beginner, Intermediate, Professional and Expert. If you are unsure, start with the free consultation.`,
  },
  {
    question: 'How does the level quiz work?',
    answer:
      "Choose 'Find My Level' on the career program page and answer three questions. Your answers are added up and point to one of the four levels. It is a suggestion and not a test: you may ask for any level, and your answers are neither stored nor sent to me.",
  },
  {
    question: 'What is in the AI business growth guide?',
    answer: `A ${book.title} with ${cases.title} and ${templates.title}, for ${rupees(guidePrice)}. ${guide.bonus} ${guide.howToBuy}`,
  },
  {
    question: 'Can I get a refund?',
    answer: `It depends on what you bought. Paid consulting above ${rupees(refundTerms.guaranteeAbove)} has a ${refundTerms.guaranteeDays}-day satisfaction guarantee, which covers consultation services only. Digital products are final after delivery and cannot be refunded after download. Payment disputes must reach me within ${refundTerms.disputeDays} days of service completion. The terms of service have the full wording.`,
  },
  {
    question: 'Do you promise results?',
    answer:
      'No. The results on this site are not typical, and no outcome is guaranteed. What I do promise is a plan with a number to watch, a report on that number whether it moved or not, and an early word when I think you should stop spending. Market, budget and timing decide the rest.',
  },
  {
    question: 'Do you work with clients in other time zones and languages?',
    answer: `Yes. I work from ${site.location} with clients in Europe, North America, the Gulf, Singapore and Australia. My own time is ${site.timeZoneLabel}; calls are set where our days overlap, and the rest happens in writing. We can work in ${languages}.`,
  },
  {
    question: 'Who does the work?',
    answer:
      'I do. You speak with the person who plans and builds what you pay for. Where a project needs someone else, such as a voice artist or a camera operator, I tell you before you agree to the scope, and the cost stands in it as a separate line.',
  },
  {
    question: 'What happens to the details I send you?',
    answer:
      'The forms on this site store nothing. What you type becomes a WhatsApp message or an email that you send yourself, and I use it to answer you. Visitor statistics are collected only if you agree. The privacy policy explains what is kept, for how long, and how to have it deleted.',
  },
]

/** The three questions of the contact page (requirements §2.16.1). */
export const contactFaq: readonly FaqItem[] = [
  {
    question: 'What should I write in my message?',
    answer:
      'Your business in a sentence, what you want to change, and when you would like to start. A budget range helps if you have one. Three or four lines are enough; I ask for the rest.',
  },
  {
    question: 'What happens after I submit the form?',
    answer: `You see a confirmation, and beside it links that carry the same text to me by WhatsApp or email. Please use one of them, since this site keeps no messages of its own. I reply within ${promises.consultationResponse} and suggest a time for a free initial consultation.`,
  },
  {
    question: 'Is what I tell you confidential?',
    answer:
      'Yes. I use it to answer you and for nothing else, and no client is named here without written consent. If you need a non-disclosure agreement before you share documents, send me yours.',
  },
]
