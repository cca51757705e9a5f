import type { Rule } from './rule.ts'
import { agreeingValues } from './rules/agreeing-values.ts'
import { headingOrder } from './rules/heading-order.ts'
import { htmlElements } from './rules/html-elements.ts'
import { knownBraces } from './rules/known-braces.ts'
import { knownIcons } from './rules/known-icons.ts'
import { leftToFill } from './rules/left-to-fill.ts'
import { lightPictures } from './rules/light-pictures.ts'
import { links } from './rules/link-targets.ts'
import { namedPrices } from './rules/named-prices.ts'
import { nearMarkdown } from './rules/near-markdown.ts'
import { otherContacts } from './rules/other-contacts.ts'
import { ownIdentity, ownServices } from './rules/own-identity.ts'
import { ownInitials } from './rules/own-initials.ts'
import { ownTimeZone } from './rules/own-time-zone.ts'
import { pageNames } from './rules/page-names.ts'
import { plainWords } from './rules/plain-words.ts'
import { readNotice, realWork } from './rules/real-work.ts'
import { redirects } from './rules/redirect-targets.ts'
import { pictures } from './rules/shown-pictures.ts'
import { strayQuotes } from './rules/stray-quotes.ts'
import { titles } from './rules/titles.ts'

/** Every guarantee about what is written. */
export const rules: readonly Rule[] = [
  knownBraces,
  plainWords,
  strayQuotes,
  nearMarkdown,
  htmlElements,
  headingOrder,
  links,
  redirects,
  pictures,
  lightPictures,
  pageNames,
  knownIcons,
  titles,
  agreeingValues,
  ownInitials,
  leftToFill,
  namedPrices,
  otherContacts,
  ownTimeZone,
  ownIdentity,
  ownServices,
  realWork,
  readNotice,
]
