import * as v from 'valibot'
import { text } from '../text.ts'
import { common, key, kindOf, list, number, oneOf } from './fields.ts'

/** The stages from an advert to a customer. Costs per stage are computed while building. */
export const FunnelSchema = v.strictObject({
  kind: kindOf('funnel'),
  ...common,
  spend: v.pipe(
    number('spend', 1, 100_000_000),
    v.description('What was spent, as a whole number.'),
  ),
  currency: oneOf('currency', ['INR', 'USD'], 'INR or USD.'),
  stages: v.pipe(
    list(
      'stages',
      v.strictObject({
        name: v.pipe(text('name', 3, 40), v.description('What is counted, such as clicks.')),
        count: v.pipe(number('count', 1, 100_000_000), v.description('How many.')),
        note: v.pipe(text('note', 3, 100), v.description('What is looked at there.')),
        key,
      }),
      3,
      6,
      'Three to six stages, from many to few.',
    ),
    v.check(
      (stages) =>
        stages.every(({ count }, index) => index === 0 || count <= (stages[index - 1]?.count ?? 0)),
      'count may not grow from one stage to the next',
    ),
  ),
})
