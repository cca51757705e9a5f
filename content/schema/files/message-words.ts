import * as v from 'valibot'
import { kind, withPlaceholders } from '../kinds.ts'
import { text } from '../text.ts'
import { group, object, withDescription } from '../values.ts'
import { label } from '../words.ts'

/** Schema of a chat message that must contain `placeholders`; visitors can edit it. */
const chatMessage = (description: string, ...placeholders: string[]) =>
  withPlaceholders(
    v.pipe(text(10, 300, description), kind('message')),
    ...placeholders,
  )

/** Schema of a mail's text; visitors fill in its parts in square brackets. */
const mailBody = (...placeholders: string[]) =>
  withPlaceholders(v.pipe(text(10, 600), kind('message')), ...placeholders)

/** Schema of the words of a form's message besides the answers; `moreEntries` are added to it. */
export const preparedMessage = <
  T extends v.ObjectEntries = Record<never, never>,
>(
  moreEntries = {} as T,
) =>
  group('The message that the form prepares, beside the answers.', {
    header: withDescription(label, 'Its first line.'),
    subject: withDescription(label, 'Its subject, where it goes by mail.'),
    ...moreEntries,
  })
/** Schema of the last line of a form's message. */
export const footer = text(10, 120, 'Its last line.')

/** Content files and their schemas; the editor lists their forms in this order. */
export const messageFiles = {
  /** The messages that chats open with (requirements §7.2.6). */
  'data/messages/chats.yaml': object({
    widget: chatMessage('The round button on every page.'),
    contact: chatMessage('The chat of home and of the contact page.'),
    premium: chatMessage('The business program.', 'program', 'price'),
    career: chatMessage(
      'The career program.',
      'count',
      'shortest',
      'longest',
      'price',
    ),
    bundle: chatMessage('All levels together.', 'price'),
    level: chatMessage('One level.', 'title', 'level', 'price', 'duration'),
    quiz: chatMessage(
      'The level that the quiz recommends.',
      'title',
      'level',
      'duration',
    ),
  }),

  /** Subjects and texts of prepared mails (requirements §2.16.2, §7.2.5). */
  'data/messages/mails.yaml': object({
    contact: withDescription(
      label,
      'The subject of a mail from home and the contact page.',
    ),
    guide: group(
      'Asks to buy the guide; the buyer fills in what is in square brackets.',
      {
        subject: withPlaceholders(label, 'price'),
        body: mailBody('price'),
      },
    ),
    application: group(
      'The questions of the application, for those who prefer a mail.',
      {
        subject: withPlaceholders(label, 'program'),
        body: mailBody('program', 'questions'),
        optional: withPlaceholders(
          withDescription(label, 'A question that needs no answer.'),
          'label',
        ),
      },
    ),
  }),

  /** What the site adds to messages (requirements §7.2.7). */
  'data/messages/added-lines.yaml': object({
    notSpecified: label,
    shortened: text(10, 160, 'Ends a message that was too long for a link.'),
  }),

  /** The line of a message that tells where the visit came from (requirements §7.2.8). */
  'data/messages/sources.yaml': object({
    source: withPlaceholders(
      withDescription(label, 'Where the visit came from.'),
      'parts',
    ),
    campaign: withPlaceholders(label, 'name'),
    page: withPlaceholders(label, 'path'),
    networks: group(
      "Networks by the parameter of an ad's click id, which is itself never shown.",
      v.entriesFromList(
        [
          'gclid',
          'gbraid',
          'wbraid',
          'fbclid',
          'msclkid',
          'ttclid',
          'li_fat_id',
          'twclid',
        ],
        text(1, 40),
      ),
    ),
  }),
} as const
