import {
  isPlaceholderId,
  measurementFields,
  measurementServices,
} from '#data/measurement-ids.ts'
import { ruleOfFile } from '../rule.ts'

/** Reminds the owner that a service is off while its id is a placeholder. */
export const ownMeasuringIds = ruleOfFile('data/site.yaml', {
  name: 'identity',
  severity: 'reminds',
  find: (site, report) =>
    measurementFields.flatMap((key) => {
      const { service, variable } = measurementServices[key]
      const id = process.env[variable] ?? site[key]
      if (!isPlaceholderId(id)) return []
      const consequence = `${service} stays off and nobody is asked for consent`
      const message = `'${id}' is a placeholder: ${consequence}. Leave it if that is what you want`
      return report([key], message, `identity.${key}`)
    }),
})
