import { ruleOfFile } from '../rule.ts'

export const trueSaving = ruleOfFile('data/prices.yaml', {
  name: 'true-saving',
  refuses:
    'A label of the bundle with more percent than its two prices give: it is untrue.',
  severity: 'stops',
  find({ prices, bundleOffer: { struck, label } }, report) {
    const price = prices.bundle.INR
    // 'The 100% online bundle, save 30%' promises the smallest of its percentages.
    const percentages = [...label.matchAll(/(\d+(?:\.\d+)?) ?%/g)].map(
      ([, number]) => Number(number),
    )
    const promised = percentages.length > 0 ? Math.min(...percentages) : 0
    const saved = Math.floor(((struck - price) * 100) / struck)
    if (struck <= price || promised <= saved) return []
    const given = `${price} instead of ${struck} saves ${saved}%`
    return [
      report(
        ['bundleOffer', 'label'],
        `'${label}' is more than the prices give: ${given}`,
      ),
    ]
  },
})
