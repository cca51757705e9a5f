import { isPlaceholder } from '#data/measurement-ids.ts'
import { isSampleNumber } from '#data/schemas/owner-addresses.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import {
  type Context,
  findingAt,
  isExampleAddress,
  type LaunchFinding,
  sampleNames,
} from './context.ts'

const file = 'data/site.yaml'

/** A value of the site's identity: whether it is left, its id, what is wrong then, and where. */
type Value = [isLeft: boolean, id: string, message: string, path?: Path]
/** data/site.yaml, and of data/business.yaml the country. */
type Site = Record<string, string> & { social: { label: string; url: string }[]; country?: string }

/** Names that the site was delivered with; the owner's may equal some. */
function names({ country = 'IN', ...site }: Site): Value[] {
  const mayEqual: Readonly<Record<string, boolean>> = {
    initials: site.name !== sampleNames.name,
    location: country === 'IN',
    timeZone: country === 'IN',
  }
  const inZone =
    `'${site.timeZone}' is a sample, and your country is ${country}: your hours are ` +
    'read in it. `npm run setup -- --zone Europe/London` writes another'
  return Object.entries(sampleNames).map(([key, sample]) => {
    const message = key === 'timeZone' ? inZone : `'${sample}' is a sample: write your own`
    return [site[key] === sample && !mayEqual[key], key, message]
  })
}

/** Addresses and numbers that reach nobody. */
function addresses({ origin = '', email = '', phone = '', chatNumber, social }: Site): Value[] {
  const isSample = (address: string) => isExampleAddress.test(address)
  const ownChat = chatNumber !== phone.replace(/\D/g, '') ? { chatNumber } : {}
  const lostVisits = 'search engines and shared links would be sent there instead of to your domain'
  const lostMails = 'every mail from this site would be lost'
  const lostChats = 'every form and chat button would lead nowhere'
  return [
    [isSample(origin), 'origin', `'${origin}' is a sample: ${lostVisits}`],
    [isSample(email), 'email', `'${email}' reaches nobody: ${lostMails}`],
    ...social.map(({ label, url }, index): Value => {
      const message = `'${url}' is not your ${label} profile: write its address or delete the entry`
      return [isSample(url), `social.${label}`, message, ['social', index, 'url']]
    }),
    ...Object.entries({ phone, ...ownChat }).map(([key, number = '']): Value => {
      return [isSampleNumber(number), key, `'${number}' reaches nobody: ${lostChats}`]
    }),
  ]
}

/** What may stay: services that are off, and a drawing for a portrait. */
function mayStay(site: Site, env: Context['env']): Value[] {
  const service = (key: string, variable: string, name: string): Value => {
    const stays = `${name} stays off and nobody is asked for consent`
    const message = `'${site[key]}' is a placeholder: ${stays}. Leave it if that is what you want`
    return [isPlaceholder(env[variable] ?? site[key] ?? ''), key, message]
  }
  const drawing =
    'The portrait is a drawing: visitors trust a photograph of you more. `npm run setup ' +
    '-- --photo me.jpg` puts one in its place'
  return [
    service('analyticsId', 'ANALYTICS_ID', 'Google Analytics'),
    service('pixelId', 'PIXEL_ID', 'the Meta pixel'),
    [/\.svg$/.test(site.portrait ?? ''), 'portrait', drawing],
  ]
}

/** The owner's names, addresses and numbers that are still samples, and the place. */
export function identity(context: Context): LaunchFinding[] {
  const business = context.values('data/business.yaml') ?? {}
  const own = context.values(file)
  const left = (blocking: boolean, values: (site: Site) => readonly Value[]) =>
    (own ? values({ ...own, country: business.country }) : []).flatMap(
      ([isLeft, id, message, path = [id]]) =>
        isLeft ? findingAt(context, `identity.${id}`, [file, path], message, blocking) : [],
    )
  const place = `The structured data has a sample place (${business.region})`
  const message = `${place}: write yours and set sample to false`
  const at = ['data/business.yaml', ['sample']] as const
  return [
    ...left(true, (site) => [...names(site), ...addresses(site)]),
    ...(business.sample ? [findingAt(context, 'identity.place', at, message)] : []),
    ...left(false, (site) => mayStay(site, context.env)),
  ]
}
