import { findPhoneNumbersInText } from 'libphonenumber-js'
import { placeOf } from '#ssg/content/content-error.ts'
import type { Context, LaunchFinding } from './context.ts'

/** What templates leave to be filled in: first that of `npm run new`. */
const placeholders = [
  /Replace this paragraph|Describe the piece in one line/g,
  /(?<![-\w])(?:TODO|TBD|FIXME|XXX+)(?![-\w])/g,
  /\blorem ipsum\b/gi,

  /_{4,}|\[[●•._ ]+\]|\{\{[^}]+\}\}|<<[^>]+>>/g,
  /\[(?:insert|enter|add|your|our|the|company|business|client)\b[\w ,.'/&-]*\](?![([:])/gi,
  /\[(?:name|date|e-?mail|phone|address|city|state|country)\b[\w ]*\](?![([:])/gi,
  /\[[A-Z]{3,}[A-Z /&-]*\](?![([:])/g,
]

/** Every placeholder in the texts: nobody goes live with '[Company Name]'. */
export const unfinished = ({ sources }: Context): LaunchFinding[] =>
  [...sources.texts].flatMap(([file, words]) => {
    const found = placeholders.flatMap((pattern) => [...words.matchAll(pattern)])
    return [...new Map(found.map((match) => [match.index, match])).values()]
      .sort((a, b) => a.index - b.index)
      .map(({ 0: text, index }, count) => ({
        id: `placeholder.${file}.${count + 1}`,
        blocking: true,
        file,
        ...placeOf(words, index),
        message: `'${text}' was left to be filled in: put your own words there, or delete it`,
      }))
  })

const digitsOf = (number = '') => number.replace(/\D/g, '')

/** Phone numbers and mail addresses in pages of prose that are not the owner's. */
export function typedContacts({ sources, values }: Context): LaunchFinding[] {
  const site = values('data/site.yaml')
  const { country } = values('data/business.yaml')
  const own = [digitsOf(site.phone), digitsOf(site.chatNumber), site.email.toLowerCase()]
  return [...sources.texts]
    .filter(([file]) => file.endsWith('.mdx'))
    .flatMap(([file, words]) => {
      const numbers = findPhoneNumbersInText(words, country).map((found) => ({
        index: found.startsAt,
        text: words.slice(found.startsAt, found.endsAt),
        value: digitsOf(found.number.number),
      }))
      const mails = [...words.matchAll(/[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g)].map(
        ({ 0: text, index }) => ({ index, text, value: text.toLowerCase() }),
      )
      return [...numbers, ...mails]
        .filter(({ value }) => !own.includes(value))
        .map(({ index, text }) => ({
          id: `contact.${file}.${text.replace(/\s/g, '')}`,
          blocking: false,
          file,
          ...placeOf(words, index),
          message:
            `'${text}' is neither your number nor your mail address in data/site.yaml: correct ` +
            "it, or leave it if it is somebody else's",
        }))
    })
}
