import * as v from 'valibot'
import { icon, text } from '../text.ts'
import { common, drawing, kindOf, list, note, number } from './fields.ts'
import { moment } from './time.ts'

/** The scenes of a video, as a storyboard or as a script in two columns. */
export const ScenesSchema = v.strictObject({
  kind: kindOf('scenes'),
  ...common,
  drawn: drawing(['storyboard', 'script']),
  length: v.pipe(
    moment('length'),
    v.description("How long the video runs, such as '1:30' in quotes."),
  ),
  scenes: list(
    'scenes',
    v.strictObject({
      at: v.pipe(moment('at'), v.description("When the scene begins, such as '0:14' in quotes.")),
      says: v.pipe(text('says', 5, 200), v.description('What is said.')),
      shows: v.pipe(text('shows', 3, 120), v.description('What is seen meanwhile.')),
      icon: v.optional(icon),
      stay: v.optional(
        v.pipe(
          number('stay', 0, 100),
          v.description('How many of a hundred viewers are still there, in a script.'),
        ),
      ),
      note,
    }),
    3,
    8,
    'The scenes of the video, in order.',
  ),
})
