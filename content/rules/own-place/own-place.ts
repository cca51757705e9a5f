import { ruleOfFile } from '../rule.ts'

export const ownPlace = ruleOfFile('data/business.yaml', {
  name: 'identity',
  refuses: 'A place that is marked as a sample.',
  severity: 'blocks',
  find({ sample, region }, report) {
    if (!sample) return []
    const place = `The structured data has a sample place (${region})`
    return [
      report(
        ['sample'],
        `${place}: write yours and set sample to false`,
        'identity.place',
      ),
    ]
  },
})
