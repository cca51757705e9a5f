import { pages } from 'virtual:pages'
import { buildDate } from 'virtual:site-build'
import { ViteReactSSG } from 'vite-react-ssg/single-page'
import { MdxPage } from './content/MdxPage'
import { Layout } from './shell/Layout'

const byPath = new Map(pages.map((page) => [page.path, page]))
const missing = byPath.get('/404')

/** Addresses of the site, one for each file in pages/. */
export const includedRoutes = () => [...byPath.keys()]

// Each page is an app of its own. A route table would be matched for every page, which grows with the square of the site, and the browser
// needs none: it asks for pages by their address.
export const createRoot = ViteReactSSG(null, async (context) => {
  const page = byPath.get(context.routePath?.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') ?? '/') ?? missing
  if (!page) throw new Error('pages/404.tsx is missing: unknown addresses need it')
  const { default: Content } = await page.load()
  const app = (
    <Layout path={page.path} buildDate={buildDate}>
      {page.kind === 'page' ? <Content /> : <MdxPage kind={page.kind} path={page.path} meta={page.meta} Content={Content} />}
    </Layout>
  )
  Object.assign(context, { app })
})
