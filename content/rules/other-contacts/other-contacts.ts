import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { blank } from '#content/report.ts'
import { readKinds, type SiteRule, textsIn, valuesOf } from '../rule.ts'

const digitsOf = (number: unknown) => String(number).replace(/\D/g, '')
/** A date or an IP address: 19.05.2025, 192.168.100.200. */
const dottedNumber = /^\d{1,3}(?:\.\d{1,4}){2,3}$/
/** A currency before an amount: Rs., INR. Behind ₹ the library finds no number. */
const endsInCurrency = /(?:Rs\.?|INR|USD|EUR)\s?$/
/** The start of the number of a document: UDYAM-10- */
const endsInId = /[\p{L}\d]-\s?$/u

/** Whether digits look like a telephone number: they begin with + or 0, or are at least ten. */
function isCallable(written: string, before: string): boolean {
  if (dottedNumber.test(written)) return false
  if (endsInCurrency.test(before) || endsInId.test(before)) return false
  return /^\(?[+0]/.test(written) || digitsOf(written).length >= 10
}

/** Matches a bracket before a number that is not closed within the match: [+91 … */
const openBracket = /^[[(](?![^)\]]*[)\]])/
/** Matches texts with at least seven digits, the fewest that a number has. */
const mayHaveNumber = /\d(?:[\s().\u2010-\u2015-]*\d){6}/

/** A number or an address in a text. */
interface Contact {
  index: number
  words: string
  /** Its digits alone, or the address in small letters, for comparisons. */
  comparable: string
}

function numbersIn(words: string, country: CountryCode): Contact[] {
  if (!mayHaveNumber.test(words)) return []
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

const mail = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g
/** A link to a chat with its number: wa.me/91…, api.whatsapp.com/send?phone=91… */
const chatLinkPattern = /(?:wa\.me|whatsapp\.com)\/\S*?\d{7,}/gi

const matchesOf = (
  words: string,
  pattern: RegExp,
  comparable: (match: string) => string,
): Contact[] =>
  [...words.matchAll(pattern)].map(({ 0: match, index }) => ({
    index,
    words: match,
    comparable: comparable(match),
  }))

export const otherContacts: SiteRule = {
  reads: 'site',
  name: 'contact',
  refuses:
    "A number or an address other than the owner's, which may be intended; not a date or an id.",
  severity: 'look',
  find(site) {
    const texts = textsIn(site, [...readKinds, 'address'])
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
          ...matchesOf(text.value, chatLinkPattern, (link) =>
            String(/\d+$/.exec(link)),
          ),
          ...numbersIn(words, country as CountryCode),
          ...matchesOf(words, mail, (address) => address.toLowerCase()),
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
