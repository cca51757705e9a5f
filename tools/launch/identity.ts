import { isPlaceholder } from '#data/measurement-ids.ts'
import { isSampleNumber } from '#data/schemas/owner-addresses.ts'
import { placeOf } from '#ssg/content/content-error.ts'
import { type Context, isExampleAddress, type LaunchFinding, place } from './context.ts'
import { sampleNames } from './sample-names.ts'

/** The owner's names, addresses and numbers that are still samples. */
export function identity(context: Context): LaunchFinding[] {
  const site = context.values('data/site.yaml')
  const business = context.values('data/business.yaml')
  const found: LaunchFinding[] = []
  const report = (
    id: string,
    message: string,
    path: [string, ...(string | number)[]] = [id],
    blocking = true,
  ) =>
    found.push({
      id: `identity.${id}`,
      blocking,
      ...place(context, 'data/site.yaml', path),
      message,
    })
  // The owner's values may equal the sample here.
  const shared: Readonly<Record<string, boolean>> = {
    initials: site.name !== sampleNames.name,
    location: business.country === 'IN',
    timeZone: true,
  }
  for (const [key, sample] of Object.entries(sampleNames))
    if (site[key] === sample && !shared[key]) report(key, `'${sample}' is a sample: write your own`)
  if (isExampleAddress.test(site.origin))
    report(
      'origin',
      `'${site.origin}' is a sample: search engines and shared links would be sent there ` +
        'instead of to your domain',
    )
  if (isExampleAddress.test(site.email))
    report('email', `'${site.email}' reaches nobody: every mail from this site would be lost`)
  const ownChat = site.chatNumber !== site.phone.replace(/\D/g, '')
  for (const key of ['phone', ...(ownChat ? ['chatNumber'] : [])])
    if (isSampleNumber(site[key]))
      report(key, `'${site[key]}' reaches nobody: every form and chat button would lead nowhere`)
  site.social.forEach(({ label, url }: { label: string; url: string }, index: number) => {
    if (isExampleAddress.test(url))
      report(
        `social.${label}`,
        `'${url}' is not your ${label} profile: write its address or delete the entry`,
        ['social', index, 'url'],
      )
  })
  const ids = [
    ['analyticsId', 'ANALYTICS_ID', 'Google Analytics'],
    ['pixelId', 'PIXEL_ID', 'the Meta pixel'],
  ] as const
  for (const [key, variable, service] of ids)
    if (isPlaceholder(context.env[variable] ?? site[key]))
      report(
        key,
        `'${site[key]}' is a placeholder: ${service} stays off and nobody is asked for ` +
          'consent. Leave it if that is what you want',
        [key],
        false,
      )
  if (business.sample)
    found.push({
      id: 'identity.place',
      blocking: true,
      ...place(context, 'data/business.yaml', ['sample']),
      message:
        `The structured data has a sample place (${business.region}): write yours and set ` +
        'sample to false',
    })
  if (site.timeZone === sampleNames.timeZone && business.country !== 'IN')
    report(
      'timeZone',
      `'${site.timeZone}' is a sample, and your country is ${business.country}: your hours are ` +
        'read in it. `npm run setup -- --zone Europe/London` writes another',
    )
  if (!site.timeZoneLabel.startsWith('IST'))
    for (const [file, text] of context.sources.texts) {
      const index = text.search(/\bIST\b/)
      if (index >= 0)
        found.push({
          id: `identity.timeZone.${file}`,
          blocking: true,
          file,
          ...placeOf(text, index),
          message: `'IST' stands here, and your hours are in ${site.timeZoneLabel}: change it`,
        })
    }
  if (site.portrait.endsWith('.svg'))
    report(
      'portrait',
      'The portrait is a drawing: visitors trust a photograph of you more. `npm run setup ' +
        '-- --photo me.jpg` puts one in its place',
      ['portrait'],
      false,
    )
  return found
}
