import * as v from 'valibot'
import { icon, text } from '../text.ts'
import { common, kindOf, limitedList, note } from './fields.ts'
import { moment } from './time.ts'

/** The scenes of a video as a storyboard. */
export const ScenesSchema = v.strictObject({
  kind: kindOf('scenes'),
  ...common,
  length: v.pipe(
    moment('length'),
    v.description("How long the video runs, such as '1:30' in quotes."),
  ),
  scenes: limitedList(
    'scenes',
    v.strictObject({
      at: v.pipe(moment('at'), v.description("When the scene begins, such as '0:14' in quotes.")),
      says: v.pipe(text('says', 5, 200), v.description('What is said.')),
      shows: v.pipe(text('shows', 3, 120), v.description('What is seen meanwhile.')),
      icon: v.optional(icon),
      note,
    }),
    3,
    8,
    'The scenes of the video, in order.',
  ),
})
