import { nameOf } from '#content/schema/issue-messages.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import { findInValues, type SiteRule, valuesOf } from '../rule.ts'

/** A part of a file's values that may be marked as a sample. */
interface MarkedPart {
  sample?: unknown
  language?: string
  id?: string
  lang?: string
  client?: string
}

/**
 * Keys of parts whose samples this rule does not report: an invented figure has a label on its
 * page, and the rule reviewed-notice reports the notice.
 */
const keysMarkedElsewhere = new Set(['figure', 'notice'])

/** The parts of a value that are marked as samples, each with its path. */
function samplesIn(
  value: unknown,
  path: Path,
): { part: MarkedPart; path: Path }[] {
  if (!value || typeof value !== 'object') return []
  const innerParts = Object.entries(value).flatMap(([key, each]) => {
    const keyOrIndex = Array.isArray(value) ? Number(key) : key
    return keysMarkedElsewhere.has(key)
      ? []
      : samplesIn(each, [...path, keyOrIndex])
  })
  const part: MarkedPart = value
  return part.sample === true ? [{ part, path }, ...innerParts] : innerParts
}

/**
 * Reports what is marked as a sample, unless it is in a language that the owner does not work in.
 */
export const samples: SiteRule = {
  reads: 'site',
  name: 'sample',
  severity: 'reminds',
  blocksLaunch: true,
  find(site) {
    const { languages } = valuesOf(site, 'data/site.yaml')
    // The schema reports languages that are no list.
    const ownLanguages: readonly unknown[] = Array.isArray(languages)
      ? languages
      : []
    return [...site.files.values()].flatMap((checkedFile) =>
      findInValues(checkedFile, (values, report) =>
        samplesIn(values, []).flatMap(({ part, path }) => {
          const { language, id = part.lang ?? part.client } = part
          if (language && !ownLanguages.includes(language)) return []
          const message =
            `${nameOf(values, path) || 'What this file says'} is a sample: put something real ` +
            'in its place, or have it read, and set sample to false'
          const fileName = checkedFile.file.replace(
            /^(?:data|pages)\/|\.\w+$/g,
            '',
          )
          const findingId = ['sample', fileName, id].filter(Boolean).join('.')
          return report([...path, 'sample'], message, findingId)
        }),
      ),
    )
  },
}
