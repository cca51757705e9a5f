import { spacingMessage } from './misread-patterns.ts'
import type { NodeInContext, ProblemFinders } from './node-in-context.ts'

/**
 * Matches the start of a second address: https:// after a letter or a digit, and https:// or www.
 * after a comma, a semicolon or |. After / or =, an address is a part of the first one.
 */
const startOfSecondAddress = /[\p{L}\p{N},;|]https?:\/\/|[,;|]www\./u

/** What is wrong with two addresses that Markdown takes for one: `https://a.in,https://b.in`. */
const doubledAddressProblem = ({ source }: NodeInContext) =>
  /^(?:http|www)/.test(source) && startOfSecondAddress.test(source)
    ? 'Two addresses are joined here: type a space between them'
    : undefined

/** What is wrong with an address that a program has shortened: `https://example.com/ter…`. */
function cutAddressProblem({ node, source, wordsAfter }: NodeInContext) {
  if (/^[[<]/.test(source)) return undefined
  const isCut = /^(?:…|\.{3})/.test(wordsAfter)
  const endsInsidePath = /\w\/.*[\p{L}\p{N}]$/u.test(node.url ?? '')
  return isCut && endsInsidePath
    ? 'This address is cut: copy the whole of it, or type a space before the dots'
    : undefined
}

const foreignLinkMessage =
  'This link of another program is shown as it stands: write [words](https://…)'

/** What is wrong with a link as Slack writes it: `<https://example.com|words>`. */
const slackLinkProblem = ({ source, before }: NodeInContext) =>
  /^https?:.*\|/.test(source) && before.endsWith('<')
    ? foreignLinkMessage
    : undefined

/** Matches the words of a link of a wiki, but not a date, as in [https://example.com on 3 May]. */
const wordsOfWikiLink = /^ \p{L}[^[\]\p{N}]*\]/u

/** What is wrong with a link as a wiki writes it: `[https://example.com words]`. */
function wikiLinkProblem({ node, nodeBefore, wordsAfter }: NodeInContext) {
  const linkText = node.children?.[0]?.value ?? ''
  const isAfterBracket = /(?<!\[)\[$/.test(nodeBefore?.value ?? '')
  return isAfterBracket &&
    /^https?:/.test(linkText) &&
    wordsOfWikiLink.test(wordsAfter)
    ? foreignLinkMessage
    : undefined
}

/** What is wrong with the mark of a picture before a space: `! [Our shop](/shop.jpg)`. */
const pictureProblem = ({ source, nodeBefore }: NodeInContext) =>
  source.startsWith('[') && /^! $/m.test(nodeBefore?.value ?? '')
    ? "'!' before a link is shown as it stands: delete the space after it for a picture, or the !"
    : undefined

/** What is wrong with a link without a space beside it: `[Our terms](/terms)and`. */
function linkSpacingProblem({ source, before, after }: NodeInContext) {
  if (!/^!?\[/.test(source)) return undefined
  const isGlued = /[\p{L}.,;:!?]$/u.test(before) && /^\W+\p{L}/u.test(source)
  // [form](/form)s is a plural.
  return isGlued || /^\p{Ll}{3}/u.test(after) ? spacingMessage : undefined
}

/** What may be wrong with a link, an address or a picture, by the type of its node. */
export const linkProblems: ProblemFinders = {
  link: [
    doubledAddressProblem,
    cutAddressProblem,
    slackLinkProblem,
    wikiLinkProblem,
    pictureProblem,
    linkSpacingProblem,
  ],
  linkReference: [linkSpacingProblem],
  image: [linkSpacingProblem],
}
