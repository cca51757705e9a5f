import type { FigureData } from '#content/types.ts'
import { FigureCover } from './FigureCover.tsx'

/** The figure of a page without its words, small, beside a link to that page. */
export const FigureCrop = ({ figure }: { figure: FigureData }) => (
  <svg
    className="w-20 h-10 lg:w-28 lg:h-14"
    viewBox="0 0 36 18"
    aria-hidden="true"
  >
    <FigureCover figure={figure} />
  </svg>
)
