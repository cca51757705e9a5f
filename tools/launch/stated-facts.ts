import { formatMoney, plainMoney } from '../../data/money.ts'
import type { Money } from '../../data/schemas/facts.ts'
import { inTile, within } from '../../data/times.ts'

/** The data that the launch check reads, from `loadData`, already validated. */
// biome-ignore lint/suspicious/noExplicitAny: data/schemas/data-modules.ts checks the values
export type Values = (file: string) => any

/** A figure that the site states. */
export interface Fact {
  /** 'claims.projects'; id for evidence in data/ledger.json. */
  id: string
  /**
   * A claim needs evidence. An offer is the consultant's decision; an estimate is labelled as one
   * where it is shown.
   */
  kind: 'claim' | 'offer' | 'estimate'
  /** Its spellings on pages and in messages. */
  shown: string[]
  file: string
  exported: string
  path: (string | number)[]
}

const flat = (
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: string | number }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, [...path, key]))
    : [{ path, value: value as string | number }]

/** Facts of one record of a JSON file, each with the spellings that `write` returns. */
const record = (
  file: string,
  name: string,
  value: unknown,
  kind: Fact['kind'],
  write: (value: string) => string[] = (text) => [text],
): Fact[] =>
  flat(value).map((each) => {
    const path = [name, ...each.path]
    return {
      id: path.join('.'),
      kind,
      shown: write(String(each.value)),
      file,
      exported: 'default',
      path,
    }
  })

/** Spellings of a promised time: '30 minutes', 'within 30 minutes', '30min', '30-minute'. */
const formsOf = (time: string) => [
  ...new Set([time, within(time), inTile(time), time.replace(/ (minute)s$/, '-$1')]),
]

const rupees = (amount: number) => [formatMoney(amount, 'INR'), plainMoney(amount, 'INR')]
const dollars = (amount: number) => [formatMoney(amount, 'USD'), plainMoney(amount, 'USD')]

/** Skills with their levels, by category. */
export type Levels = readonly { skills: readonly { level: number }[] }[]

/** From the lowest level to the highest: '70-95%'. */
export function levelRange(categories: Levels): string {
  const all = categories.flatMap(({ skills }) => skills.map(({ level }) => level))
  return `${Math.min(...all)}-${Math.max(...all)}%`
}

/** Every named figure in data/. */
export function factsOf(values: Values): Fact[] {
  const { claims, promises } = values('data/claims.json').default
  const { prices, bundleOffer, guidePrice, guideBonusWorth, refundTerms } =
    values('data/prices.json').default
  const { guide } = values('data/guide.ts')
  const { levels } = values('data/levels.ts')
  const { business } = values('data/business.ts')
  const { homeSkills, pageSkills } = values('data/skills.ts')
  const inPrices = (path: string[], shown: string[]): Fact => ({
    id: path.join('.'),
    kind: 'offer',
    shown,
    file: 'data/prices.json',
    exported: 'default',
    path,
  })
  const range = (exported: string, categories: Levels): Fact => ({
    id: `skills.${exported}`,
    kind: 'estimate',
    shown: [levelRange(categories)],
    file: 'data/skills.ts',
    exported,
    path: [],
  })
  return [
    ...record('data/claims.json', 'claims', claims, 'claim'),
    ...record('data/claims.json', 'promises', promises, 'offer', formsOf),
    ...Object.entries(prices as Record<string, Money>).map(([id, { INR, USD }]) =>
      inPrices(['prices', id], [...rupees(INR), ...dollars(USD)]),
    ),
    inPrices(['bundleOffer', 'struck'], rupees(bundleOffer.struck)),
    inPrices(['bundleOffer', 'label'], [bundleOffer.label]),
    inPrices(['guidePrice'], rupees(guidePrice)),
    inPrices(['guideBonusWorth'], rupees(guideBonusWorth)),
    ...Object.entries(refundTerms as Record<string, number>).map(([key, value]) =>
      inPrices(
        ['refundTerms', key],
        key === 'guaranteeAbove' ? rupees(value) : [String(value), `within ${value} days`],
      ),
    ),
    ...guide.contents.map(({ title }: { title: string }, index: number): Fact => {
      return {
        id: `guide.contents.${index}`,
        kind: 'claim',
        shown: [title],
        file: 'data/guide.ts',
        exported: 'guide',
        path: ['contents', index, 'title'],
      }
    }),
    ...levels.map(
      ({ id, expectedSalary }: { id: string; expectedSalary: string }, index: number): Fact => {
        return {
          id: `levels.${id}.expectedSalary`,
          kind: 'claim',
          shown: [expectedSalary],
          file: 'data/levels.ts',
          exported: 'levels',
          path: [index, 'expectedSalary'],
        }
      },
    ),
    {
      id: 'business.marketingOffer',
      kind: 'offer',
      shown: dollars(business.marketingOffer.price),
      file: 'data/business.ts',
      exported: 'business',
      path: ['marketingOffer', 'price'],
    },
    range('homeSkills', homeSkills),
    range('pageSkills', pageSkills),
  ]
}
