import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const places = [
  'Hampi',
  'Coorg',
  'Kochi',
  'Jaipur',
  'Leh',
  'Puri',
  'Ooty',
  'Majuli',
  'Diu',
  'Shillong',
  'Munnar',
  'Bikaner',
]
const subjects = [
  'walks',
  'ferries',
  'markets',
  'monsoon notes',
  'rail routes',
  'homestays',
  'small museums',
  'street food',
  'hill roads',
  'river days',
  'winter fairs',
]
const sentences = [
  'The first boat leaves when it is full, not when the board says so.',
  'A reader who has stood at the ghat for two sentences will trust the timetable that follows.',
  'Fares are written down on the day they were paid, with the date beside them.',
  'The season decides more than the budget, so it stands in the first paragraph.',
  'Where a road is closed in the rains, the page says for how many weeks.',
  'Names of stops are spelled as they stand on the board of the bus.',
  'A map is worth its place only when it shows where the water is.',
  'Breakfast is the meal that most guides forget and most walkers remember.',
  'Every distance was walked with a phone that counted and a notebook that complained.',
  'The last paragraph is for the way back, since somebody always misses the train.',
]
const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/**
 * An invented sample page of about 400 words, different for every number; not listed on the home
 * page.
 */
export function samplePage(number: number): { name: string; source: string } {
  const place = pick(places, number)
  const subject = pick(subjects, Math.floor(number / places.length))
  const title = `${place}: ${subject}, part ${number}`
  const paragraph = (from: number) =>
    Array.from({ length: 5 }, (_, index) => pick(sentences, from + index * 3 + number)).join(' ')
  const body = Array.from(
    { length: 3 },
    (_, section) =>
      `## ${pick(subjects, number + section + 1)} in ${place}\n\n${paragraph(section)}\n\n` +
      `${paragraph(section + 2)}`,
  ).join('\n\n')
  return {
    name: `sample-${String(number).padStart(4, '0')}.mdx`,
    source: `---
title: '${title}'
description: Sample ${number} of a growing archive, a page on ${subject} in ${place} as a small \
tour company might publish it.
keywords: [${place} ${subject}, travel sample ${number}]
sample: true
heading: '${place}, seen through its ${subject}'
subtitle: An invented piece of work that shows how page ${number} of a long archive looks and reads.
badge: Content Creation
expertise:
  - Openings set in one place at one hour
  - Routes and fares checked and dated
  - Season notes that admit when not to go
cards:
  - title: Archive piece ${number} on ${subject}
    description: One of many invented pieces on ${place}, written to see how the site behaves \
as its archive grows.
    image:
      photo: photo-1488646953014-85cb44e25828
      alt: A map and travel things laid out for planning a trip
    badges: [Travel, Archive]
    results: Readers arrived with fewer questions than before.
    technologies: [Google Docs]
    home: false
samples:
  - title: '${place} before breakfast, part ${number}'
    description: A walking guide with distances and places to sit down.
    link: https://example.com/articles/${number}
    tags: [Guide, Walking]
---

${paragraph(4)}

${body}
`,
  }
}

/** Writes sample pages 1 to `count` into a folder, with more lines of frontmatter. */
export function writeSamplePages(folder: string, count: number, frontmatter = '') {
  for (let number = 1; number <= count; number++) {
    const { name, source } = samplePage(number)
    writeFileSync(join(folder, name), source.replace('---\n', `---\n${frontmatter}`))
  }
}
