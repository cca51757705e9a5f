declare module '~react-pages' {
  import type { ComponentType, ReactElement } from 'react'
  import type { Page } from '#content/site.ts'

  /** Routes of all pages (ssg/routes/pages). */
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
  /** The portfolio cards of all pages, from the pages' metadata. */
  export const projects: Project[]
}
declare module 'virtual:uno.css'
/** Constants that only pre-rendering reads; client/env.d.ts declares the others. */
interface ImportMetaEnv {
  /** The time of the build, in ms since 1970. */
  readonly BUILD_TIME: number
  /** Whether this is a preview build, for reviewers only. */
  readonly IS_PREVIEW: boolean
}
