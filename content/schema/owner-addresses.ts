import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as v from 'valibot'
import { localPart } from '#data/mail-address.ts'
import { kind } from './kinds.ts'
import { checkedText, textInFormat } from './text.ts'

// Schemas of the owner's domain, mail address and telephone number. A number or address that was
// copied from a contacts app or a PDF may contain invisible characters, so the messages mention
// such characters and print the text without them.

/**
 * A pasted text without direction marks and other invisible characters (Unicode Cf), with single
 * spaces between words and none at its ends.
 */
export const withoutInvisible = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Whether a code point is a digit of any script. */
const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The ASCII digit for a digit of any script: 9 for ९. The digits of a script are consecutive. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return String(value)
}

/** Patterns of the part before the number in links to a chat or a call. */
const linkStarts = [
  /^(?:https:\/\/)?wa\.me\//i,
  /^\S*\.whatsapp\.com\/send\/?\?phone=/i,
  /^tel:/i,
]

/**
 * A pasted telephone number with single spaces, as in '+91 98301 12233'. The pasted number may have
 * hyphens, begin with 00, be in digits of another script, or be a link to a chat or a call.
 */
export function cleanNumber(text: string): string {
  const textWithPlainDigits = withoutInvisible(text).replace(
    /\p{Nd}/gu,
    plainDigit,
  )
  const linkStart = linkStarts.find((start) => start.test(textWithPlainDigits))
  const isLink = linkStart !== undefined
  const number = textWithPlainDigits
    .replace(linkStart ?? '', '')
    .replace(/[&?].*/, '')
  const internationalNumber = isLink
    ? number.replace(/^(?:%2B|\+)?/i, '+')
    : number.replace(/^00/, '+')
  return withoutInvisible(internationalNumber.replace(/[\p{Pd}.()/]/gu, ' '))
}

/** Whether `number` is a sample, which reaches nobody: it ends in seven zeros or more. */
export const isSampleNumber = (number: string) =>
  /0{7,}$/.test(number.replace(/\D/g, ''))

/** Why a telephone number would reach nobody; undefined for a valid number and a sample. */
function numberProblem(number: string): string | undefined {
  const example = 'as in +91 98301 12233'
  const digits = number.replace(/\D/g, '')
  if (isSampleNumber(number)) return undefined
  if (digits === '') return `has no digits: write the number, ${example}`
  const parsedNumber = parsePhoneNumberFromString(`+${digits}`)
  const formattedNumber = parsedNumber?.isValid()
    ? parsedNumber.formatInternational()
    : undefined
  if (!number.startsWith('+'))
    return formattedNumber
      ? `begins without +: write ${formattedNumber} if that is your number`
      : `begins without + and the code of its country, ${example}`
  if (digits.length > 15)
    return `has more digits than a number can have: write one number, ${example}`
  if (formattedNumber && parsedNumber?.number !== `+${digits}`)
    return `has a 0 that only calls at home begin with: write ${formattedNumber}`
  if (formattedNumber) return undefined
  const countryCode = parsedNumber?.countryCallingCode
  return countryCode
    ? `is no number of the country with the code +${countryCode}: count its digits, and ` +
        `write the code of your country first, ${example}`
    : `begins with no country's code, ${example}`
}

/** Schema of the number for chats and calls, as people read it. */
export const phone = v.pipe(
  checkedText((value) => {
    const cleanedNumber = cleanNumber(value)
    const problem = numberProblem(cleanedNumber)
    if (problem || /^\+[1-9](?: ?\d){7,14}$/.test(value)) return problem
    return (
      'has signs other than +, digits and single spaces, some of which may not be seen: ' +
      `write ${cleanedNumber}`
    )
  }),
  kind('address'),
)

/** Schema of the number for chats as chat links need it: digits only, country code first. */
export const chatNumber = v.pipe(
  textInFormat(
    /^[1-9]\d{7,14}$/,
    'be 8 to 15 digits, country code first, without + or spaces',
  ),
  checkedText((value) => numberProblem(`+${value}`)),
  kind('address'),
)

/** The domain in `text` in the ASCII form of browsers (Punycode); undefined if there is none. */
export function domainOf(text: string): string | undefined {
  const address = withoutInvisible(text).replace(/^https?:\/\//i, '')
  const host = URL.canParse(`https://${address}`)
    ? new URL(`https://${address}`).hostname
    : ''
  const labels = host.split('.')
  const minLabels = labels[0] === 'www' ? 3 : 2
  const areLabels = labels.every((label) =>
    /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label),
  )
  const isIpAddress = /^\d+$/.test(labels.at(-1) ?? '')
  const isDomain = labels.length >= minLabels && areLabels && !isIpAddress
  return isDomain ? host : undefined
}

/** Schema of the site's origin: https:// and the domain. */
export const origin = v.pipe(
  checkedText((value) => {
    const domain = domainOf(value)
    if (value === `https://${domain}`) return undefined
    const expected = domain
      ? `write https://${domain}, as browsers send it`
      : 'it has a name and an ending, as in https://tararoy.in'
    return `is not https:// and a domain: ${expected}`
  }),
  kind('address'),
)

/**
 * Whether the part after @ is a domain in any script and nothing more. `domainOf` reads a URL: it
 * accepts a path, a port or a query after the domain, but no message reaches such an address.
 */
const isMailDomain = (text: string) =>
  /^[\p{L}\p{M}\p{N}.-]+$/u.test(withoutInvisible(text)) &&
  domainOf(text) !== undefined

const wholeLocalPart = new RegExp(`^${localPart}$`)

/** Schema of the owner's mail address; its domain may be in any script. */
export const email = v.pipe(
  checkedText((value) => {
    const [partBefore = '', domain = '', ...otherParts] = value.split('@')
    const isMailAddress =
      wholeLocalPart.test(partBefore) &&
      isMailDomain(domain) &&
      otherParts.length === 0
    if (!isMailAddress) return 'is no mail address, as in hello@tararoy.in'
    if (/\s/.test(value.trim()))
      return `has a space: write ${value.replace(/\s/g, '')}`
    const visibleText = withoutInvisible(value)
    return value === visibleText
      ? undefined
      : `has signs that cannot be seen: write ${visibleText}`
  }),
  kind('address'),
)
