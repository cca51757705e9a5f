import { metadataFile } from '#content/report.ts'
import type { Rule } from './rule.ts'

export const titles: Rule = {
  name: 'titles',
  sentence: 'Each page has a title of its own.',
  kinds: ['title'],
  severity: 'stops',
  amongTexts(texts, { routes }) {
    const taken = new Map<string, string>()
    return routes.flatMap((route) => {
      const file = metadataFile(route.file)
      const key = file === route.file ? 'title' : 'page.title'
      const text = texts.find((each) => each.file === file && each.path.join('.') === key)
      if (!text) return []
      const title = text.value.trim()
      const other = taken.get(title)
      taken.set(title, other ?? file)
      const message = `The title '${title}' is taken by ${other}: each page needs its own`
      return other ? [{ text, message }] : []
    })
  },
}
