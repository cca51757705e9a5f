import * as v from 'valibot'
import { list } from './facts.ts'
import { text } from './text.ts'
import { link as contentLink, copy, exactly, note, title } from './words.ts'

const link = v.object(contentLink.entries)
/** The texts of a section; the types of the data say which ones it has. */
const words = {
  eyebrow: v.optional(text('eyebrow', 3, 80)),
  title: v.optional(title),
  heading: v.optional(title),
  intro: v.optional(text('intro', 20, 400)),
  text: v.optional(copy),
  description: v.optional(text('description', 20, 400)),
  note: v.optional(note),
  paragraphs: v.optional(list('paragraphs', text('paragraph', 60, 500), 2)),
  points: v.optional(list('points', text('point', 5, 160), 3)),
  action: v.optional(link),
  primary: v.optional(link),
  secondary: v.optional(link),
}
const section = v.object(words)

/**
 * Rules of the content check for TypeScript in data/ by file: lengths, counts and formats of what
 * visitors read. The shapes are checked by tsc.
 */
export const dataModules: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  'data/navigation.ts': {
    mainNavigation: exactly('mainNavigation', link, 7),
    programNavigation: exactly('programNavigation', link, 2),
    headerActions: v.record(v.string(), link),
    footerServices: list('footerServices', link, 5),
    footerLegal: list('footerLegal', link, 3),
  },
  'data/not-found.ts': { notFound: v.object({ ...words, links: list('links', link, 3) }) },
  'data/offline.ts': { offline: section },
}
