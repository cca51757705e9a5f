import * as v from 'valibot'
import { copy, label, link, note, quoted, title } from '../words.ts'

const notice = v.strictObject({ title, text: copy })

/** data/failures.yaml: what a visitor reads where the site fails (requirements §8). */
export const FailuresWords = v.strictObject({
  unexpected: v.pipe(
    v.strictObject({ title: quoted('Unexpected Application Error!'), home: link, write: link }),
    v.description('In place of a page that cannot be shown, or after a part that broke.'),
  ),
  unreachable: v.pipe(
    v.strictObject({
      title,
      text: copy,
      inPlace: v.pipe(note, v.description('After Back and Forward, with unsent text elsewhere.')),
      renewed: v.pipe(note, v.description('Where only a reload can show the page.')),
    }),
    v.description('For a page whose address does not answer.'),
  ),
  noPage: v.pipe(note, v.description('The reason where the host sends no status.')),
  loading: v.pipe(label, v.description('Announced to screen readers while a page loads.')),
  tryAgain: label,
  part: v.pipe(notice, v.description('After an attempt to use a part whose files did not load.')),
  form: v.pipe(notice, v.description('For a form whose files did not load.')),
})
