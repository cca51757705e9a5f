import { ruleOfFile } from '../rule.ts'

export const rupeesAboveDollars = ruleOfFile('data/prices.yaml', {
  name: 'rupees-above-dollars',
  refuses:
    'A price whose rupees are not more than its dollars: the two have changed places.',
  severity: 'stops',
  find: ({ prices }, report) =>
    Object.entries(prices).flatMap(([name, { INR, USD }]) => {
      if (INR > USD) return []
      const message = `${name} is ${INR} rupees and ${USD} dollars: have the two changed places?`
      return report(['prices', name, 'INR'], message)
    }),
})
