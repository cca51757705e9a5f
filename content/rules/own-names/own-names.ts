import { sampleSiteValues } from '#content/sample-site-values.ts'
import type { ContentOf } from '#content/schema/content-files.ts'
import { partAt } from '#content/schema/schema-shape.ts'
import { findInValues, type SiteRule, valuesOf } from '../rule.ts'

type SiteValues = ContentOf<'data/site.yaml'>

/** Whether the owner's value of `key` may equal the sample. */
function mayEqualSample(
  key: string,
  { name }: SiteValues,
  country: string,
): boolean {
  if (key === 'initials') return name !== sampleSiteValues.name
  return country === 'IN' && ['location', 'timeZone'].includes(key)
}

function messageOf(key: string, sample: string, country: string): string {
  if (key !== 'timeZone') return `'${sample}' is a sample: write your own`
  return (
    `'${sample}' is a sample, and your country is ${country}: your hours are ` +
    'read in it. `npm run setup -- --zone Europe/London` writes another'
  )
}

/**
 * Reports a value of data/site.yaml that is still the sample, unless the owner's may be the same.
 */
export const ownNames: SiteRule = {
  reads: 'site',
  name: 'identity',
  severity: 'reminds',
  blocksLaunch: true,
  find(site) {
    const { country = 'IN' } = valuesOf(site, 'data/business.yaml')
    const siteFile = site.files.get('data/site.yaml')
    if (!siteFile) return []
    return findInValues(siteFile, (siteValues: SiteValues, report) =>
      Object.entries(sampleSiteValues).flatMap(([key, sample]) => {
        if (
          partAt(siteValues, [key]) !== sample ||
          mayEqualSample(key, siteValues, country)
        )
          return []
        return report([key], messageOf(key, sample, country), `identity.${key}`)
      }),
    )
  },
}
