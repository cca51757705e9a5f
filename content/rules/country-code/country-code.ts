import { ruleOfFile } from '../rule.ts'

export const countryCode = ruleOfFile('data/business.yaml', {
  name: 'country-code',
  refuses: 'A country that is no code of one in use, such as UK for GB.',
  severity: 'stops',
  find({ country }, report) {
    const region = new Intl.Locale(`und-${country}`).region
    const isRegion =
      new Intl.DisplayNames('en', { type: 'region' }).of(country) !== country
    if (region === country && isRegion) return []
    const right =
      region !== country
        ? `write ${region}`
        : 'write its two letters, such as IN'
    return [report(['country'], `'${country}' is no country's code: ${right}`)]
  },
})
