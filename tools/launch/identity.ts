import { isPlaceholder } from '#data/measurement-ids.ts'
import { isSampleNumber } from '#data/schemas/owner-addresses.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import { type Context, findingAt, isExampleAddress, type LaunchFinding } from './context.ts'
import { sampleNames } from './sample-names.ts'

const file = 'data/site.yaml'
const businessFile = 'data/business.yaml'

interface Profile {
  label: string
  url: string
}

/** A value of the site's identity that is left: its id, what is wrong, and where. */
type Left = [id: string, message: string, path?: Path]

/** Names that the site was delivered with; the owner's may equal some. */
function names({ values }: Context): Left[] {
  const site = values(file)
  const { country } = values(businessFile) ?? {}
  const shared: Readonly<Record<string, boolean>> = {
    initials: site.name !== sampleNames.name,
    location: country === 'IN',
    timeZone: true,
  }
  return Object.entries(sampleNames).flatMap(([key, sample]): Left[] =>
    site[key] === sample && !shared[key] ? [[key, `'${sample}' is a sample: write your own`]] : [],
  )
}

/** Addresses and numbers that reach nobody. */
function addresses({ values }: Context): Left[] {
  const { origin, email, social, ...site } = values(file)
  const ownChat = site.chatNumber !== site.phone.replace(/\D/g, '')
  const numbers = ['phone', ...(ownChat ? ['chatNumber'] : [])]
  const sampleAddresses: [address: string, ...Left][] = [
    [
      origin,
      'origin',
      `'${origin}' is a sample: search engines and shared links would be sent there ` +
        'instead of to your domain',
    ],
    [email, 'email', `'${email}' reaches nobody: every mail from this site would be lost`],
    ...(social as Profile[]).map(({ label, url }, index): [string, ...Left] => [
      url,
      `social.${label}`,
      `'${url}' is not your ${label} profile: write its address or delete the entry`,
      ['social', index, 'url'],
    ]),
  ]
  return [
    ...sampleAddresses.flatMap(([address, ...left]) =>
      isExampleAddress.test(address) ? [left] : [],
    ),
    ...numbers
      .filter((key) => isSampleNumber(site[key]))
      .map((key): Left => {
        const lost = 'every form and chat button would lead nowhere'
        return [key, `'${site[key]}' reaches nobody: ${lost}`]
      }),
  ]
}

/** A time zone that is not that of the owner's country. */
function timeZone({ values }: Context): Left[] {
  const site = values(file)
  const { country } = values(businessFile) ?? {}
  if (site.timeZone !== sampleNames.timeZone || !country || country === 'IN') return []
  const message =
    `'${site.timeZone}' is a sample, and your country is ${country}: your hours are ` +
    'read in it. `npm run setup -- --zone Europe/London` writes another'
  return [['timeZone', message]]
}

const services = [
  ['analyticsId', 'ANALYTICS_ID', 'Google Analytics'],
  ['pixelId', 'PIXEL_ID', 'the Meta pixel'],
] as const

/** What may stay: services that are off, and a drawing for a portrait. */
function mayStay({ values, env }: Context): Left[] {
  const site = values(file)
  const off = services.filter(([key, variable]) => isPlaceholder(env[variable] ?? site[key]))
  const drawing =
    'The portrait is a drawing: visitors trust a photograph of you more. `npm run setup ' +
    '-- --photo me.jpg` puts one in its place'
  return [
    ...off.map(([key, , service]): Left => {
      const stays = `${service} stays off and nobody is asked for consent`
      return [key, `'${site[key]}' is a placeholder: ${stays}. Leave it if that is what you want`]
    }),
    ...(site.portrait.endsWith('.svg') ? [['portrait', drawing] satisfies Left] : []),
  ]
}

/** The place that structured data names. */
function samplePlace(context: Context): LaunchFinding[] {
  const { sample, region } = context.values(businessFile) ?? {}
  const what = `The structured data has a sample place (${region})`
  const message = `${what}: write yours and set sample to false`
  return sample ? [findingAt(context, 'identity.place', [businessFile, ['sample']], message)] : []
}

/** The owner's names, addresses and numbers that are still samples. */
export function identity(context: Context): LaunchFinding[] {
  if (!context.values(file)) return samplePlace(context)
  const finding =
    (blocking: boolean) =>
    ([id, message, path = [id]]: Left) =>
      findingAt(context, `identity.${id}`, [file, path], message, blocking)
  return [
    ...[...names(context), ...addresses(context), ...timeZone(context)].map(finding(true)),
    ...samplePlace(context),
    ...mayStay(context).map(finding(false)),
  ]
}
