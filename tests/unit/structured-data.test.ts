import { describe, expect, test } from 'vitest'
import { services } from '../../data/services.ts'
import { site } from '../../data/site.ts'
import { graphOf, printGraph } from '../../ssg/document/structured-data.ts'
import { readPages } from '../../ssg/routes/pages.ts'

type Node = Record<string, unknown>

const pages = new Map((await readPages(process.cwd())).map((page) => [page.path, page]))
const pageAt = (path: string) => {
  const page = pages.get(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return page
}
const nodesOf = (path: string) =>
  ((graphOf(pageAt(path), pages) as { '@graph': Node[] } | undefined)?.['@graph'] ?? []) as Node[]
const nodeOf = (path: string, type: string) => nodesOf(path).find((node) => node['@type'] === type)

describe('the graph of a page', () => {
  test('has breadcrumbs from the home page through its list page', () => {
    const [service] = services
    expect(nodeOf(service?.link ?? '', 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${site.origin}/` },
      { position: 2, item: `${site.origin}/services` },
      { position: 3, item: `${site.origin}${service?.link}` },
    ])
  })

  test('has no breadcrumbs on the home page and its questions nowhere else', () => {
    expect(nodeOf('/', 'BreadcrumbList')).toBeUndefined()
    expect(nodeOf('/', 'FAQPage')).toBeDefined()
    expect(nodeOf('/about', 'FAQPage')).toBeUndefined()
  })

  test('describes the whole business on the home page and names it everywhere', () => {
    expect(nodeOf('/', 'ProfessionalService')).toMatchObject({
      name: site.name,
      aggregateRating: expect.anything(),
    })
    expect(nodeOf('/skills', 'ProfessionalService')).toMatchObject({ name: site.name })
    expect(nodeOf('/skills', 'ProfessionalService')).not.toHaveProperty('aggregateRating')
  })
})

test('no text of a page can end the element of its graph', () => {
  const page = pageAt('/about')
  const hostile = { ...page, meta: { ...page.meta, title: '</script><script>alert(1)</script>' } }
  const printed = printGraph(hostile, pages)
  expect(printed.match(/<\/script>/g)).toHaveLength(1)
  expect(printed).toContain('\\u003c/script>')
})
