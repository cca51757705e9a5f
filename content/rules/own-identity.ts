import type { Path } from '#content/read/yaml-source.ts'
import type { ContentOf } from '#content/schema/content-files.ts'
import { isSampleNumber } from '#content/schema/owner-addresses.ts'
import type { SiteContent } from '#content/site.ts'
import { isPlaceholder, type MeasurementId } from '#data/measurement-ids.ts'
import { findingsOf, inEach, inValues, type Rule, valuesOf } from './rule.ts'

/** Values that the site was delivered with. */
export const sampleNames = {
  name: 'Ananya Sen',
  initials: 'AS',
  alternateName: 'Ananya Sen Consulting',
  location: 'India',
  timeZone: 'Asia/Kolkata',
} as const

/** Reserved example addresses (RFC 2606). */
export const isExampleAddress =
  /(?:^|[./@])example\.(?:com|org|net)(?:[/:]|$)|\.(?:example|test|invalid)(?:[/:]|$)|localhost/i

/** A value of data/site.yaml: whether it is left, its id, what is wrong then, and where. */
type Value = [isLeft: boolean, id: string, message: string, path?: Path]
type Site = ContentOf<'data/site.yaml'>

/** Names that the site was delivered with; the owner's may equal some. */
function names(site: Site, country = 'IN'): Value[] {
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
    return [Object(site)[key] === sample && !mayEqual[key], key, message]
  })
}

/** Addresses and numbers that reach nobody. */
function addresses({ origin, email, phone, chatNumber, social }: Site): Value[] {
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
    ...Object.entries({ phone, ...ownChat }).map(([key, number]): Value => {
      return [isSampleNumber(number), key, `'${number}' reaches nobody: ${lostChats}`]
    }),
  ]
}

/** What may stay: services that are off, and a drawing for a portrait. */
function mayStay(site: Site): Value[] {
  const service = (key: MeasurementId, variable: string, name: string): Value => {
    const stays = `${name} stays off and nobody is asked for consent`
    const message = `'${site[key]}' is a placeholder: ${stays}. Leave it if that is what you want`
    return [isPlaceholder(process.env[variable] ?? site[key]), key, message]
  }
  const drawing =
    'The portrait is a drawing: visitors trust a photograph of you more. `npm run setup ' +
    '-- --photo me.jpg` puts one in its place'
  return [
    service('analyticsId', 'ANALYTICS_ID', 'Google Analytics'),
    service('pixelId', 'PIXEL_ID', 'the Meta pixel'),
    [/\.svg$/.test(site.portrait), 'portrait', drawing],
  ]
}

const leftIn = (site: SiteContent, values: (own: Site) => readonly Value[]) =>
  inValues(site, 'data/site.yaml', (own, report) =>
    values(own).flatMap(([isLeft, id, message, path = [id]]) =>
      isLeft ? [report(path, message, `identity.${id}`)] : [],
    ),
  )

const placeOfSample = (site: SiteContent) =>
  inValues(site, 'data/business.yaml', (own, report) => {
    const place = `The structured data has a sample place (${own.region})`
    const message = `${place}: write yours and set sample to false`
    return own.sample ? [report(['sample'], message, 'identity.place')] : []
  })

export const ownIdentity: Rule = {
  name: 'identity',
  sentence: "Names, place, addresses and numbers are the owner's.",
  kinds: [],
  severity: 'blocks',
  amongTexts(_, site) {
    const { country } = valuesOf(site, 'data/business.yaml')
    const values = (own: Site) => [...names(own, country), ...addresses(own)]
    return [...leftIn(site, values), ...placeOfSample(site)]
  },
}

export const ownServices: Rule = {
  name: 'identity',
  sentence: "Measurement ids and the portrait are the owner's.",
  kinds: [],
  severity: 'look',
  amongTexts: (_, site) => leftIn(site, mayStay),
}

export const ownTimeZone: Rule = {
  name: 'identity.timeZone',
  sentence: "No text names India's time where the hours are in another.",
  kinds: ['words', 'message', 'prose', 'title', 'label'],
  severity: 'blocks',
  amongTexts: (texts, site) =>
    inValues(site, 'data/site.yaml', ({ timeZoneLabel }) => {
      if (timeZoneLabel.startsWith('IST')) return []
      const message = `'IST' stands here, and your hours are in ${timeZoneLabel}: change it`
      return inEach(texts, ({ value }) => findingsOf(value, [[/\bIST\b/, message]]))
    }),
}
