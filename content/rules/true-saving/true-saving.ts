import { ruleOfFile } from '../rule.ts'

/**
 * Reports a struck-through price that saves nothing, and a label that promises more percent than
 * the two prices save.
 */
export const trueSaving = ruleOfFile('data/prices.yaml', {
  name: 'true-saving',
  severity: 'stops',
  find({ prices, bundleOffer: { struck, label } }, report) {
    const price = prices.bundle.INR
    if (struck <= price) {
      const message = `struck is ${struck}, and the price ${price}: what is struck through is more`
      return [report(['bundleOffer', 'struck'], message)]
    }
    // 'The 100% online bundle, save 30%' promises the smallest of its percentages.
    const percentages = [...label.matchAll(/(\d+(?:\.\d+)?) ?%/g)]
    const promisedPercent = Math.min(
      ...percentages.map(([, digits]) => Number(digits)),
    )
    const savedPercent = Math.floor(((struck - price) * 100) / struck)
    if (percentages.length === 0 || promisedPercent <= savedPercent) return []
    const message =
      `'${label}' is more than the prices give: ` +
      `${price} instead of ${struck} saves ${savedPercent}%`
    return [report(['bundleOffer', 'label'], message)]
  },
})
