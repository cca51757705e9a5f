import type { FileRule, Found, Report } from '../rule.ts'
import { useReal } from '../samples.ts'

/** What an entry of a list may have. */
interface Entry {
  id?: string
  client?: string
  sample?: boolean
}

/** Files of lists of clients' words, with the way to each list and what its entries are. */
const lists: readonly {
  file: RegExp
  path: readonly string[]
  what: string
  id: string
}[] = [
  {
    file: /^data\/testimonials\.yaml$/,
    path: ['testimonials'],
    what: 'testimonial',
    id: 'testimonials',
  },
  {
    file: /^data\/consultation\.yaml$/,
    path: ['quotes', 'items'],
    what: 'quote',
    id: 'quotes',
  },
  {
    file: /^data\/services\/(.+)\.yaml$/,
    path: ['caseStudies', 'items'],
    what: 'case study',
    id: 'cases.$1',
  },
]
const listIn = (file: string) => lists.find((each) => each.file.test(file))

const entriesAt = (values: unknown, path: readonly string[]) =>
  (path.reduce<unknown>((part, key) => Object(part)[key], values) ??
    []) as readonly Entry[]

export const sampleWords: FileRule = {
  reads: 'file',
  name: 'sample',
  refuses: 'A testimonial, a quote or a case study that is marked as a sample.',
  severity: 'blocks',
  isAbout: (file) => listIn(file) !== undefined,
  find(values: unknown, report: Report, file): Found[] {
    const list = listIn(file)
    if (!list) return []
    const start = file.replace(list.file, `sample.${list.id}`)
    return entriesAt(values, list.path).flatMap(
      ({ id, client, sample }, index) => {
        if (!sample) return []
        const message = `The ${list.what} '${id ?? client}' is invented: ${useReal}`
        return report(
          [...list.path, index, 'sample'],
          message,
          `${start}.${id ?? index + 1}`,
        )
      },
    )
  },
}
