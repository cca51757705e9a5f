import type { FigureData } from '#content/types.ts'
import { FigureCover } from './FigureCover.tsx'

/** A small drawing of a page's figure without its words, for a link to that page. */
export const SmallFigure = ({ figure }: { figure: FigureData }) => (
  <svg
    className="w-20 h-10 lg:w-28 lg:h-14"
    viewBox="0 0 36 18"
    aria-hidden="true"
  >
    <FigureCover figure={figure} />
  </svg>
)
