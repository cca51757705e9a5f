import { readContent } from '#content/content-file.ts'
import type { FormField } from '#data/form-field.ts'
import { pricedFields } from '#data/forms/application.ts'
import type { Currency } from '#data/money.ts'
import { formatMoney } from '#data/money.ts'
import { decodeAnswers, decodeChat } from './decode-message.ts'

/** What a visitor typed or chose, by the names of the fields. */
export type TypedAnswers = Record<string, string>

/** Part of every typed text, by which requests that carry it are found. */
export const marker = 'qzx7'

/** Characters that break links: separators, percent, quotes, line breaks, emoji, other scripts. */
const hardText = `${marker} & # % + = ? "a" 'b' <c>
Email: forged@example.com
👨‍👩‍👧 नमस्ते ধন্যবাদ مرحبا 100%`
const hardLine = `Asha ${marker} & Sons #1 50% + "x" = ? é नमस्ते 🙂`

/** The words that forms share. */
export const formWords = readContent('data/forms/all-forms.yaml')

/** Values for every field that a visitor can fill in. */
export const answersFor = (fields: readonly FormField[]): TypedAnswers =>
  Object.fromEntries(
    fields.map(({ name, type, options }) => {
      const typedValue = {
        email: `${marker}.o'brien+x@example.com`,
        tel: `+91 98000 ${marker}`,
        url: `https://${marker}.example.com/?a=1&b=2#c`,
        text: hardLine,
        textarea: hardText,
        select: '',
        radio: '',
      }[type]
      return [name, options?.[1]?.value ?? typedValue]
    }),
  )

/** The application's fields with the price in a currency. */
export const applicationFields = (currency: Currency) =>
  pricedFields(
    readContent('data/forms/application-form.yaml').fields,
    formatMoney(
      readContent('data/prices.yaml').prices.premium[currency],
      currency,
    ),
  )

function leadPage(
  id:
    | 'home-contact'
    | 'contact'
    | 'service-request'
    | 'consultation'
    | 'application',
  name: string,
  path: string,
) {
  const words = readContent(`data/forms/${id}-form.yaml`)
  const { idle: button, submitting } = words.buttons
  const fields: readonly FormField[] = words.fields
  const message: { header: string; subject: string; footer?: string } =
    words.message
  // 'home-contact' is rendered by HomeContactForm.
  const island = `${id.replace(/(?:^|-)\w/g, (start) => start.slice(-1).toUpperCase())}Form`
  return { id, name, path, island, fields, message, button, submitting }
}
/** A form with its page, its island and its words. */
export type LeadPage = ReturnType<typeof leadPage>

export const home = leadPage('home-contact', 'the home contact form', '/')
export const contact = leadPage('contact', 'the contact form', '/contact')
export const serviceRequest = leadPage(
  'service-request',
  'the service request form',
  '/service-request',
)
export const consultation = leadPage(
  'consultation',
  'the consultation form',
  '/consultation',
)
/** Its page is served without the form, which a script shows in place of the program's details. */
export const application: LeadPage = {
  ...leadPage('application', 'the application form', '/ai-mastery-course'),
  island: 'ApplicationView',
  fields: applicationFields('INR'),
}

/** The forms that are served with their page; the application needs its script. */
export const servedForms: readonly LeadPage[] = [
  home,
  contact,
  serviceRequest,
  consultation,
]
/** Every form of the site. */
export const allForms: readonly LeadPage[] = [...servedForms, application]

/** Fields of the message in a chat link, by the names of the form's fields. */
export const sentAnswers = (href: string, fields: readonly FormField[]) =>
  decodeAnswers(fields, decodeChat(href).text)
