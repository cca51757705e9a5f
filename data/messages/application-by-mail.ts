import { source } from '#data/forms/application.ts'
import { fields } from '#data/forms/application-form.yaml'
import * as site from '#data/site.yaml'

/**
 * The application's questions as a mail to fill in, for visitors without script and those who
 * prefer mail.
 */
export function applicationByMail() {
  return {
    subject: `Application: ${source}`,
    body: [
      `Hello ${site.name},`,
      '',
      `I would like to apply for the ${source}.`,
      '',
      ...fields.map(({ label, required }) => `${label}${required ? '' : ' (optional)'}:`),
      'Currency (INR or USD):',
    ].join('\n'),
  }
}
