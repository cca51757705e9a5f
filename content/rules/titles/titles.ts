import { metadataFile } from '#content/report.ts'
import type { SiteRule } from '../rule.ts'

/** Reports a title that another page has: search results could not tell the two apart. */
export const titles: SiteRule = {
  reads: 'site',
  name: 'titles',
  severity: 'stops',
  find({ routes, files }) {
    const filesByTitle = new Map<string, string>()
    return routes.flatMap((route) => {
      const file = metadataFile(route.file)
      const key = file === route.file ? 'title' : 'page.title'
      const text = files
        .get(file)
        ?.texts.find(({ path }) => path.join('.') === key)
      if (!text) return []
      const title = text.value.trim()
      const otherFile = filesByTitle.get(title)
      filesByTitle.set(title, otherFile ?? file)
      const message = `The title '${title}' is taken by ${otherFile}: each page needs its own`
      return otherFile ? [{ text, message }] : []
    })
  },
}
