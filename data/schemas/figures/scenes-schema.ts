import * as v from 'valibot'
import { icon, text } from '../text.ts'
import { list } from '../values.ts'
import { figureSchema, remark } from './fields.ts'
import { moment } from './time.ts'

/** The scenes of a video as a storyboard. */
export const ScenesSchema = figureSchema('scenes', {
  length: moment("How long the video runs, such as '1:30' in quotes."),
  scenes: list(
    v.strictObject({
      at: moment("When the scene begins, such as '0:14' in quotes."),
      says: text(5, 200, 'What is said.'),
      shows: text(3, 120, 'What is seen meanwhile.'),
      icon: v.optional(icon),
      note: remark,
    }),
    [3, 8],
    'The scenes of the video, in order.',
  ),
})
