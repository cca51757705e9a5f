import * as v from 'valibot'
import { text } from '../text.ts'
import { common, kindOf, list, oneOf } from './fields.ts'

/** The screens of an app, drawn from their words. */
export const ScreensSchema = v.strictObject({
  kind: kindOf('screens'),
  ...common,
  screens: list(
    'screens',
    v.strictObject({
      name: v.pipe(text('name', 3, 60), v.description('What one does there.')),
      rows: list(
        'rows',
        v.strictObject({
          look: oneOf(
            'look',
            ['typed', 'field', 'figure', 'line', 'button', 'sent', 'received'],
            'What the row is on the screen, such as a button or a received message.',
          ),
          label: v.optional(
            v.pipe(text('label', 2, 30), v.description('The small words beside or above it.')),
          ),
          text: v.pipe(text('text', 1, 120), v.description('Its words.')),
        }),
        2,
        8,
        'The rows of the screen, from top to bottom.',
      ),
    }),
    2,
    4,
    'Two to four screens of the app, in the order of their use.',
  ),
})
