declare module 'virtual:pages' {
  import type { ComponentType } from 'react'
  import type { Page } from './routes/pages.ts'
  // biome-ignore lint/suspicious/noExplicitAny: MDX content takes the element map, TSX pages take nothing
  export const pages: (Page & { load: () => Promise<{ default: ComponentType<any> }> })[]
}
declare module 'virtual:projects' {
  import type { Project } from '../data/schemas/page.ts'
  /** Every project card that a page announces. */
  export const projects: Project[]
}
declare module 'virtual:site-build' {
  /** The day of the build. */
  export const buildDate: Date
}
declare module 'virtual:uno.css'
declare module 'subset-font' {
  /** Reduces a font to the glyphs of `text` and limits its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>
}
