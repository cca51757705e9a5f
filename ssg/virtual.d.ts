declare module '~react-pages' {
  import type { ComponentType, ReactElement } from 'react'
  import type { Page } from '#content/site.ts'

  /** Every page of the site (ssg/routes/pages). */
  const routes: {
    path: string
    handle: Page
    // biome-ignore lint/suspicious/noExplicitAny: MDX content takes the element map, TSX pages none
    element: ReactElement<unknown, ComponentType<any>>
  }[]
  export default routes
}
declare module 'virtual:projects' {
  import type { Project } from '#content/types.ts'
  /** Every project card that a page announces. */
  export const projects: Project[]
}
declare module 'virtual:uno.css'
/** Constants that only pre-rendering reads; the others: client/env.d.ts. */
interface ImportMetaEnv {
  /** The moment of the build, in ms. */
  readonly BUILD_TIME: number
  /** Whether this is a build of a branch, for reviewers only. */
  readonly IS_PREVIEW: boolean
}
