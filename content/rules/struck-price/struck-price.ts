import { ruleOfFile } from '../rule.ts'

export const struckPrice = ruleOfFile('data/prices.yaml', {
  name: 'struck-price',
  refuses:
    'A struck price that is not above the price of the bundle: nothing would be saved.',
  severity: 'stops',
  find({ prices, bundleOffer: { struck } }, report) {
    const price = prices.bundle.INR
    if (struck > price) return []
    const message = `struck is ${struck}, and the price ${price}: what is struck through is more`
    return [report(['bundleOffer', 'struck'], message)]
  },
})
