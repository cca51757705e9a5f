import type { Testimonial } from '#content/types.ts'

interface ResultProps {
  testimonial: Testimonial
  /** CSS class for the font size of the number. */
  sizeClass?: string
}

/** The results of a client's project; the number in them (`figure`), if any, is in large type. */
export function Result({
  testimonial: { results, figure = '' },
  sizeClass = 'text-[1.75rem]',
}: ResultProps) {
  const figureStart = results.indexOf(figure)
  return (
    <>
      {results.slice(0, figureStart)}
      {figure && (
        <span
          className={`font-display figures inline-block max-w-full ${sizeClass}`}
        >
          {figure}
        </span>
      )}
      {results.slice(figureStart + figure.length)}
    </>
  )
}
