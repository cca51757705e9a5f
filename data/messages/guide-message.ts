import * as guide from '#data/guide.yaml'
import { plainMoney } from '#data/money.ts'
import { guidePrice } from '#data/prices.yaml'

/**
 * The mail that asks to buy the guide; the buyer fills in the three lines in brackets
 * (requirements §7.2.5).
 */
export function guideRequest() {
  const price = plainMoney(guidePrice, 'INR')
  return {
    subject: `${guide.title}: purchase request (${price})`,
    body: [
      'Hello,',
      '',
      `I would like to buy the ${guide.title} at ${price}, with the free consultation that comes with it.`,
      '',
      'Name: [Your name]',
      'Phone: [Your phone number]',
      'Business name: [Your business name]',
      '',
      'Please send me the payment details.',
      '',
      'Thank you',
    ].join('\n'),
  }
}
