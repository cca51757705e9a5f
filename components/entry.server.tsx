import { ViteReactSSG } from 'vite-react-ssg/single-page'
import { utilityPaths } from '#data/utility-paths.ts'
import routes from '~react-pages'
import { MdxPage } from './content/MdxPage.tsx'
import { pathOfAddress } from './page-address.ts'
import { Layout } from './shell/Layout.tsx'
import { PageHead } from './shell/PageHead.tsx'

const routesByPath = new Map(routes.map((route) => [route.path, route]))
const notFoundRoute = routesByPath.get('/404')

/** Paths that vite-react-ssg renders, one for each file in pages/. */
export const includedRoutes = () => [...routesByPath.keys()]

/**
 * Renders one page. Each page is a separate app without a router: matching every page against a
 * table of all pages would take time that grows with the square of their number. Browsers need no
 * router either, since they load each page by its URL.
 */
export const createRoot = ViteReactSSG(null, async (context) => {
  const route =
    routesByPath.get(pathOfAddress(context.routePath)) ?? notFoundRoute
  if (!route)
    throw new Error('pages/404.tsx is missing: unknown addresses need it')
  const { path, kind, meta } = route.handle
  const Content = route.element.type
  const app = (
    <>
      <PageHead
        meta={meta}
        path={path}
        isIndexed={!import.meta.env.IS_PREVIEW && !utilityPaths.has(path)}
      />
      <Layout path={path} buildDate={new Date(import.meta.env.BUILD_TIME)}>
        {kind === 'page' ? (
          <Content />
        ) : (
          <MdxPage kind={kind} meta={meta} Content={Content} />
        )}
      </Layout>
    </>
  )
  Object.assign(context, { app })
})
