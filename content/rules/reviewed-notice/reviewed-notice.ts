import { ruleOfFile } from '../rule.ts'

const lawyerMessage =
  "From May 2027 India's Digital Personal Data Protection Rules (rule 3) ask for a notice " +
  'where personal data is collected. Have a lawyer read the one beside the forms, and ' +
  "'When you fill in a form' in pages/legal/privacy-policy.mdx; then set sample to false"

/** Reminds the owner that the notice of the forms is a sample. */
export const reviewedNotice = ruleOfFile('data/forms/all-forms.yaml', {
  name: 'legal',
  severity: 'reminds',
  find: ({ notice }, report) =>
    notice.sample
      ? [report(['notice', 'sample'], lawyerMessage, 'legal.notice')]
      : [],
})
