import * as v from 'valibot'
import { described, group } from '../values.ts'
import { copy, label, link, note, quoted, title } from '../words.ts'

const notice = v.strictObject({ title, text: copy })

/** data/failures.yaml: what a visitor reads where the site fails (requirements §8). */
export const FailuresWords = v.strictObject({
  unexpected: group('In place of a page that cannot be shown, or after a part that broke.', {
    title: quoted('Unexpected Application Error!'),
    home: link,
    write: link,
  }),
  unreachable: group('For a page whose address does not answer.', {
    title,
    text: copy,
    inPlace: described(note, 'After Back and Forward, with unsent text elsewhere.'),
    renewed: described(note, 'Where only a reload can show the page.'),
  }),
  noPage: described(note, 'The reason where the host sends no status.'),
  loading: described(label, 'Announced to screen readers while a page loads.'),
  tryAgain: label,
  part: described(notice, 'After an attempt to use a part whose files did not load.'),
  form: described(notice, 'For a form whose files did not load.'),
})
