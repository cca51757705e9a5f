import { isSampleNumber } from '#content/schema/owner-addresses.ts'
import { ruleOfFile } from '../rule.ts'
import { isExampleAddress } from '../samples.ts'

const lostVisits =
  'search engines and shared links would be sent there instead of to your domain'
const lostMails = 'every mail from this site would be lost'
const lostChats = 'every form and chat button would lead nowhere'

export const ownAddresses = ruleOfFile('data/site.yaml', {
  name: 'identity',
  refuses: 'An address or a number of a sample, which reaches nobody.',
  severity: 'blocks',
  find({ origin, email, phone, chatNumber, social }, report) {
    const found = []
    if (isExampleAddress.test(origin))
      found.push(
        report(
          ['origin'],
          `'${origin}' is a sample: ${lostVisits}`,
          'identity.origin',
        ),
      )
    if (isExampleAddress.test(email))
      found.push(
        report(
          ['email'],
          `'${email}' reaches nobody: ${lostMails}`,
          'identity.email',
        ),
      )
    for (const [index, { label, url }] of social.entries()) {
      const message = `'${url}' is not your ${label} profile: write its address or delete the entry`
      if (isExampleAddress.test(url))
        found.push(
          report(['social', index, 'url'], message, `identity.social.${label}`),
        )
    }
    const isOwnChat = chatNumber !== phone.replace(/\D/g, '')
    for (const [key, number] of Object.entries({
      phone,
      ...(isOwnChat && { chatNumber }),
    }))
      if (isSampleNumber(number))
        found.push(
          report(
            [key],
            `'${number}' reaches nobody: ${lostChats}`,
            `identity.${key}`,
          ),
        )
    return found
  },
})
