import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { blank } from '#content/report.ts'
import { readKinds, type SiteRule, textsIn, valuesOf } from '../rule.ts'

const digitsOf = (number: unknown) => String(number).replace(/\D/g, '')
/** A date or an IP address: 19.05.2025, 192.168.100.200. */
const isDotted = /^\d{1,3}(?:\.\d{1,4}){2,3}$/
/** A currency before an amount: Rs., INR. Behind ₹ the library finds no number. */
const endsInCurrency = /(?:Rs\.?|INR|USD|EUR)\s?$/
/** The start of a document's number: UDYAM-10- */
const endsInId = /[\p{L}\d]-\s?$/u

/** Whether digits look like a telephone number: they begin with + or 0, or are at least ten. */
function isCallable(written: string, before: string): boolean {
  if (isDotted.test(written)) return false
  if (endsInCurrency.test(before) || endsInId.test(before)) return false
  return /^\(?[+0]/.test(written) || digitsOf(written).length >= 10
}

/** A bracket before a number whose other half is not part of the match: [+91 … */
const openBracket = /^[[(](?![^)\]]*[)\]])/
/** Matches texts with the seven digits that a number has at least. */
const mayHaveNumber = /\d(?:[\s().\u2010-\u2015-]*\d){6}/

/** A number or an address in a text. */
interface Contact {
  index: number
  words: string
  /** Its digits alone, or the address in small letters, to compare it by. */
  reaches: string
}

function numbersIn(words: string, country: CountryCode): Contact[] {
  if (!mayHaveNumber.test(words)) return []
  return findPhoneNumbersInText(words, country).flatMap(
    ({ startsAt, endsAt, number }) => {
      const found = words.slice(startsAt, endsAt)
      const written = found.replace(openBracket, '')
      const index = endsAt - written.length
      const reaches = digitsOf(number.number)
      return isCallable(written, words.slice(0, index))
        ? [{ index, words: written, reaches }]
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
  reaches: (match: string) => string,
): Contact[] =>
  [...words.matchAll(pattern)].map(({ 0: match, index }) => ({
    index,
    words: match,
    reaches: reaches(match),
  }))

export const otherContacts: SiteRule = {
  reads: 'site',
  name: 'contact',
  refuses:
    'Numbers and addresses of others, which may be meant; dates, amounts and ids are none.',
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
          .filter(({ reaches }) => !own.includes(reaches))
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
