import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { blank } from '#content/report.ts'
import { type SiteRule, textsIn, valuesOf, visitorTextKinds } from '../rule.ts'

const digitsOf = (number: unknown) => String(number).replace(/\D/g, '')
const dottedShape = String.raw`\d{1,3}(?:\.\d{1,4}){2,3}`
/** Matches a date, two dates or an IP address: 19.05.2025, 1.4.2025–31.3.2026, 192.168.100.200. */
const dottedNumber = new RegExp(`^${dottedShape}(?: ?[–-] ?${dottedShape})?$`)
/** Matches a currency or its sign right before a number. */
const currencyBefore = /(?:\p{Sc}|Rs\.?|INR|USD|EUR)\s?$/u
/** Matches the start of a document's id right before a number: UDYAM-10- */
const idStartBefore = /[\p{L}\d]-\s?$/u

/**
 * Whether a number looks like a telephone number: it begins with + or 0 or has at least ten digits,
 * and is no date, amount or id. `before` are the words before it.
 */
function isCallable(written: string, before: string): boolean {
  if (dottedNumber.test(written)) return false
  if (currencyBefore.test(before) || idStartBefore.test(before)) return false
  return /^\(?[+0]/.test(written) || digitsOf(written).length >= 10
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
  comparable: string
}

function phoneNumbersIn(words: string, country: CountryCode): Contact[] {
  if (!sevenDigits.test(words)) return []
  return findPhoneNumbersInText(words, country).flatMap(
    ({ startsAt, endsAt, number }) => {
      const found = words.slice(startsAt, endsAt)
      const written = found.replace(openBracket, '')
      const index = endsAt - written.length
      const comparable = digitsOf(number.number)
      return isCallable(written, words.slice(0, index))
        ? [{ index, words: written, comparable }]
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
  comparable: (match: string) => string,
): Contact[] =>
  [...words.matchAll(pattern)].map(({ 0: match, index }) => ({
    index,
    words: match,
    comparable: comparable(match),
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
    const own = [
      digitsOf(phone),
      digitsOf(chatNumber),
      String(email).toLowerCase(),
    ]
    return texts
      .filter(({ file }) => file !== 'data/site.yaml')
      .flatMap((text) => {
        const words = text.value.replace(/https?:\/\/[^\s)]+/g, blank)
        return [
          ...contactsMatching(text.value, chatLinkPattern, (link) =>
            link.replace(/.*\D/, ''),
          ),
          ...phoneNumbersIn(words, country as CountryCode),
          ...contactsMatching(words, mailAddressPattern, (address) =>
            address.toLowerCase(),
          ),
        ]
          .filter(({ comparable }) => !own.includes(comparable))
          .map(({ index, words: written }) => ({
            text,
            index,
            words: written,
            id: `contact.${text.file}.${written.replace(/\s/g, '')}`,
            message:
              `'${written}' is neither your number nor your mail address in data/site.yaml: ` +
              "correct it, or leave it if it is somebody else's",
          }))
      })
  },
}
