import * as v from 'valibot'
import { icon, text } from '../text.ts'
import { common, kindOf, list, oneOf } from './fields.ts'

/** The same work in two ways, step by step, with who does each. */
export const WorkflowSchema = v.strictObject({
  kind: kindOf('workflow'),
  ...common,
  ways: list(
    'ways',
    v.strictObject({
      name: v.pipe(text('name', 3, 40), v.description('Which of the two, such as Before.')),
      steps: list(
        'steps',
        v.strictObject({
          icon,
          by: oneOf(
            'by',
            ['person', 'machine', 'trouble'],
            'Who does it, person or machine; trouble where it goes wrong.',
          ),
          text: v.pipe(text('text', 5, 120), v.description('What is done.')),
        }),
        2,
        5,
        'Two to five steps, in order.',
      ),
    }),
    2,
    2,
    'The same work twice, before and after.',
  ),
})
