import { ruleOfFile } from '../rule.ts'
import { twiceIn } from '../twice.ts'

export const questionsOnce = ruleOfFile('data/home.yaml', {
  name: 'questions-once',
  refuses: 'A question that stands above already.',
  severity: 'stops',
  find: ({ faq }, report) =>
    twiceIn(faq.items, 'question', report, 'faq', 'items'),
})
