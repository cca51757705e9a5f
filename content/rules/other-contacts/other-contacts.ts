import { findPhoneNumbersInText } from 'libphonenumber-js'
import { type SiteRule, textsIn, valuesOf } from '../rule.ts'

const digitsOf = (number: unknown) => String(number).replace(/\D/g, '')
const blank = (text: string) => text.replace(/[^\n]/g, ' ')
/** As many digits as a number has at least. */
const mayHaveNumber = /\d(?:[\s().\u2010-\u2015-]*\d){6}/

export const otherContacts: SiteRule = {
  reads: 'site',
  name: 'contact',
  sentence: "Phone numbers and mail addresses in texts are the owner's.",
  refuses: 'Nothing: it asks whether a number or an address of somebody else is meant.',
  severity: 'look',
  find(site) {
    const texts = textsIn(site, ['words', 'message', 'prose', 'title', 'label', 'address'])
    // Both files may have mistakes, such as a number without quotes.
    const { phone, chatNumber, email } = valuesOf(site, 'data/site.yaml')
    const { country } = valuesOf(site, 'data/business.yaml')
    const own = [digitsOf(phone), digitsOf(chatNumber), String(email).toLowerCase()]
    return texts
      .filter(({ file }) => file !== 'data/site.yaml')
      .flatMap((text) => {
        const words = text.value.replace(/https?:\/\/(?!wa\.me)[^\s)]+/g, blank)
        const numbers = mayHaveNumber.test(words) ? findPhoneNumbersInText(words, country) : []
        const found = [
          ...numbers.map(({ startsAt, endsAt, number }) => ({
            index: startsAt,
            words: words.slice(startsAt, endsAt),
            value: digitsOf(number.number),
          })),
          ...[...words.matchAll(/[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g)].map(({ 0: mail, index }) => ({
            index,
            words: mail,
            value: mail.toLowerCase(),
          })),
        ]
        return found
          .filter(({ value }) => !own.includes(value))
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
