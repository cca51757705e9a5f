/**
 * Facts that texts may name in braces, as {prices.premium}; data/named-facts.ts has their words.
 */
const namedFacts = [
  'prices.premium',
  'prices.beginner',
  'prices.expert',
  'prices.bundle',
  'guidePrice',
  'guide.book',
  'guide.cases',
  'guide.templates',
  'guide.bonus',
  'guide.howToBuy',
  'promises.quickStart',
  'promises.typicalProject',
  'promises.serviceResponse',
  'promises.consultationResponse',
  'promises.reviewResponse',
  'promises.paymentDetails',
  'promises.freeConsultation',
  'promises.strategyCall',
  'refundTerms.guaranteeDays',
  'refundTerms.guaranteeAbove',
  'refundTerms.disputeDays',
  'site.languages',
  'site.location',
  'site.timeZoneLabel',
  'businessHours',
] as const
export type NamedFact = (typeof namedFacts)[number]

/** A name in braces. */
export const factName = /\{([^{}]*)\}/g

const isNamedFact = (name: string): name is NamedFact =>
  (namedFacts as readonly string[]).includes(name)

/** The mistake in the names of a text; undefined where each of them is a fact. */
export function unknownFact(field: string, text: string): string | undefined {
  const unknown = [...text.matchAll(factName)].find(([, name = '']) => !isNamedFact(name))?.[1]
  if (unknown === undefined) return undefined
  const known = namedFacts.map((fact) => `{${fact}}`).join(', ')
  return `${field} names a fact that does not exist, {${unknown}}: known are ${known}`
}
