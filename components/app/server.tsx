import { pages } from 'virtual:pages'
import { buildDate } from 'virtual:site-build'
import { ViteReactSSG } from 'vite-react-ssg'
import { MdxPage } from '../content/MdxPage'
import { Layout } from './Layout'

/** Routes of the site, one for each file in pages/. The browser needs no route table: it asks for pages by their address. */
const routeOf = (page: (typeof pages)[number]) => ({
  path: page.path,
  lazy: async () => {
    const { default: Content } = await page.load()
    const body = page.kind === 'page' ? <Content /> : <MdxPage kind={page.kind} path={page.path} meta={page.meta} Content={Content} />
    return {
      element: (
        <Layout path={page.path} buildDate={buildDate}>
          {body}
        </Layout>
      ),
    }
  },
})

const all = pages.map(({ path }) => ({ path }))
const byPath = new Map(pages.map((page) => [page.path, page]))
const missing = byPath.get('/404')

// Each page is rendered against its own route alone: matching all routes for every page would grow with the square of the site.
export const createRoot = ViteReactSSG({ routes: all }, (context) => {
  if (context.routePath === undefined) return
  const page = byPath.get(context.routePath.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')) ?? missing
  if (page) context.routes = [{ ...routeOf(page), path: page === missing ? '*' : page.path }]
})
