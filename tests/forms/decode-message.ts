import { readContent } from '#content/content-file.ts'
import type { FormField } from '#data/form-field.ts'
import { indent } from '#data/link-texts.ts'

const { notSpecified } = readContent('data/messages/added-lines.yaml')

/** Parses the visitor's values from a message; throws where a message is ambiguous. */
export function decodeMessage(message: string) {
  const [header = '', gap, ...lines] = message.split('\n')
  if (gap !== '')
    throw new Error('A message needs an empty line after its header')
  const end = lines.indexOf('')
  const fields: [label: string, value: string][] = []
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const lastField = fields.at(-1)
    const colon = line.indexOf(': ')
    if (line.startsWith(indent) && lastField)
      lastField[1] += `\n${line.slice(indent.length)}`
    else if (colon > 0)
      fields.push([line.slice(0, colon), line.slice(colon + 2)])
    else throw new Error(`Neither a field nor part of one: '${line}'`)
  }
  const labels = fields.map(([label]) => label)
  if (new Set(labels).size < labels.length)
    throw new Error(`A label is there twice: ${labels.join(', ')}`)
  return {
    header,
    fields: Object.fromEntries(
      fields.map(([label, value]) => {
        if (value === '')
          throw new Error(`'${label}' neither has a value nor says so`)
        return [label, value === notSpecified ? '' : value]
      }),
    ),
    footer: end < 0 ? '' : lines.slice(end + 1).join('\n'),
  }
}

/** Typed and chosen values, by the names of the form's fields. */
export function decodeAnswers(
  fields: readonly FormField[],
  message: string,
): Record<string, string> {
  const valuesByLabel = decodeMessage(message).fields
  return Object.fromEntries(
    fields.map(({ name, label, options = [] }) => {
      const shownValue = valuesByLabel[label]
      if (shownValue === undefined)
        throw new Error(`The message has no line for '${label}'`)
      const option = options.find((option) => option.label === shownValue)
      if (!option && options.some(({ value }) => value === shownValue))
        throw new Error(`'${shownValue}' is not the label of its option`)
      return [name, option?.value ?? shownValue]
    }),
  )
}

/** Text of a chat link. */
export function decodeChat(href: string) {
  const [, number = '', text = ''] =
    /^https:\/\/wa\.me\/(\d+)\?text=([^&=#?+\s]*)$/.exec(href) ?? []
  return { number, text: decodeURIComponent(text) }
}

/** Subject and body of a mail link, with plain line breaks. */
export function decodeMail(href: string) {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&=#?+\s]*)(?:&body=([^&=#?+\s]*))?$/.exec(
      href,
    ) ?? []
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll('\r\n', '\n'),
  }
}

/** The text after UTF-8 encoding: half an emoji becomes the replacement character. */
export const afterUtf8 = (text: string) => Buffer.from(text).toString()
