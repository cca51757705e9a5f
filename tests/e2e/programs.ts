import type { Locator, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeChat } from '#tests/forms/decode-message.ts'

const { prices } = readContent('data/prices.yaml')

/** The path of the business program's page. */
export const course = '/ai-mastery-course'
/** The path of the career program's page. */
export const career = '/ai-career-program'

/** The business program's price as pages show it (requirements §9.1). */
export const rupees = `₹${prices.premium.INR.toLocaleString('en-IN')}`
export const dollars = `$${prices.premium.USD.toLocaleString('en-US')}`

/** The radio button of a currency. */
export const usd = (page: Page) =>
  page.getByRole('radio', { name: 'International (USD)' })
export const inr = (page: Page) =>
  page.getByRole('radio', { name: 'India (INR)' })

/** The message text in the address of a chat link. */
export const chatText = async (link: Locator) =>
  decodeChat((await link.getAttribute('href')) ?? '').text
/** The message texts of all visible chat links in a part of a page. */
export const chatTexts = async (place: Locator) => {
  const links = await place
    .locator('a[href^="https://wa.me/"]')
    .filter({ visible: true })
    .all()
  return Promise.all(links.map(chatText))
}
