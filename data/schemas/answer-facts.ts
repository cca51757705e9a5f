/** Facts that an answer of data/questions.json may name in braces, as {prices.premium}; data/faq.ts has their words. */
export const answerFacts = [
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
  'promises.strategyCall',
  'refundTerms.guaranteeDays',
  'refundTerms.guaranteeAbove',
  'refundTerms.disputeDays',
  'site.businessHours',
  'site.languages',
  'site.location',
  'site.timeZoneLabel',
] as const
export type AnswerFact = (typeof answerFacts)[number]

const names = /\{([^{}]*)\}/g

/** Names in braces that are no fact. */
export const unknownAnswerFacts = (answer: string): string[] =>
  [...answer.matchAll(names)]
    .map(([, name = '']) => name)
    .filter((name) => !(answerFacts as readonly string[]).includes(name))

/** Puts the facts in the place of their names. An unknown name stays as it is: the content check has told of it. */
export const withFacts = (answer: string, facts: Readonly<Record<AnswerFact, string>>) =>
  answer.replace(names, (whole, name: string) => facts[name as AnswerFact] ?? whole)
