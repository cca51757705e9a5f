import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { spacesFor } from '#content/report.ts'
import { type SiteRule, textsIn, valuesOf, visitorTextKinds } from '../rule.ts'

const digitsOf = (number: unknown) => String(number).replace(/\D/g, '')
const dottedNumberPattern = String.raw`\d{1,3}(?:\.\d{1,4}){2,3}`
/** Matches a date, two dates or an IP address: 19.05.2025, 1.4.2025–31.3.2026, 192.168.100.200. */
const dottedNumber = new RegExp(
  `^${dottedNumberPattern}(?: ?[–-] ?${dottedNumberPattern})?$`,
)
/** Matches a currency or its sign right before a number. */
const currencyBefore = /(?:\p{Sc}|Rs\.?|INR|USD|EUR)\s?$/u
/** Matches the start of a document's id right before a number: UDYAM-10- */
const idStartBefore = /[\p{L}\d]-\s?$/u

/**
 * Whether a number looks like a telephone number: it begins with + or 0 or has at least ten digits,
 * and is no date, amount or id.
 */
function isCallable(number: string, wordsBefore: string): boolean {
  if (dottedNumber.test(number)) return false
  if (currencyBefore.test(wordsBefore) || idStartBefore.test(wordsBefore))
    return false
  return /^\(?[+0]/.test(number) || digitsOf(number).length >= 10
}

/** Matches a bracket at the start of words that is not closed in them: [+91 … */
const openBracket = /^[[(](?![^)\]]*[)\]])/
/** Matches seven digits, the fewest that a telephone number has. */
const sevenDigits = /\d(?:[\s().\u2010-\u2015-]*\d){6}/

/** A telephone number or a mail address in a text. */
interface Contact {
  index: number
  words: string
  /** The digits of the number, or the address in lower case, for comparisons. */
  comparableForm: string
}

function phoneNumbersIn(words: string, country: CountryCode): Contact[] {
  if (!sevenDigits.test(words)) return []
  return findPhoneNumbersInText(words, country).flatMap(
    ({ startsAt, endsAt, number }) => {
      const match = words.slice(startsAt, endsAt)
      const typedNumber = match.replace(openBracket, '')
      const index = endsAt - typedNumber.length
      const comparableForm = digitsOf(number.number)
      return isCallable(typedNumber, words.slice(0, index))
        ? [{ index, words: typedNumber, comparableForm }]
        : []
    },
  )
}

const mailAddressPattern = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g
/** Matches a chat link up to its number: wa.me/91…, api.whatsapp.com/send?phone=91… */
const chatLinkPattern = /(?:wa\.me|whatsapp\.com)\/\S*?\d{7,}/gi

const contactsMatching = (
  words: string,
  pattern: RegExp,
  comparableForm: (match: string) => string,
): Contact[] =>
  [...words.matchAll(pattern)].map(({ 0: match, index }) => ({
    index,
    words: match,
    comparableForm: comparableForm(match),
  }))

/**
 * Reports a telephone number or mail address that is not the owner's. Somebody else's may be
 * intended.
 */
export const otherContacts: SiteRule = {
  reads: 'site',
  name: 'contact',
  severity: 'look',
  find(site) {
    const texts = textsIn(site, [...visitorTextKinds, 'address'])
    // Values may have mistakes, such as a number without quotes, so their types are unknown.
    const { phone, chatNumber, email } = valuesOf(site, 'data/site.yaml')
    const { country = 'IN' } = valuesOf(site, 'data/business.yaml')
    const ownContacts = [
      digitsOf(phone),
      digitsOf(chatNumber),
      String(email).toLowerCase(),
    ]
    return texts
      .filter(({ file }) => file !== 'data/site.yaml')
      .flatMap((text) => {
        const words = text.value.replace(/https?:\/\/[^\s)]+/g, spacesFor)
        return [
          ...contactsMatching(text.value, chatLinkPattern, (link) =>
            link.replace(/.*\D/, ''),
          ),
          ...phoneNumbersIn(words, country as CountryCode),
          ...contactsMatching(words, mailAddressPattern, (address) =>
            address.toLowerCase(),
          ),
        ]
          .filter(({ comparableForm }) => !ownContacts.includes(comparableForm))
          .map(({ index, words: typedContact }) => ({
            text,
            index,
            words: typedContact,
            id: `contact.${text.file}.${typedContact.replace(/\s/g, '')}`,
            message:
              `'${typedContact}' is neither your number nor your mail address in data/site.yaml: ` +
              "correct it, or leave it if it is somebody else's",
          }))
      })
  },
}
