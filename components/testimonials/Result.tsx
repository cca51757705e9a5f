import type { Testimonial } from '#content/types.ts'

interface ResultProps {
  of: Testimonial
  /** How large its figure is. */
  size?: string
}

/** What came of the work, with its figure set large where the words name one. */
export function Result({
  of: { results, figure = '' },
  size = 'text-[1.75rem]',
}: ResultProps) {
  const at = results.indexOf(figure)
  return (
    <>
      {results.slice(0, at)}
      {figure && (
        <span
          className={`font-display figures inline-block max-w-full ${size}`}
        >
          {figure}
        </span>
      )}
      {results.slice(at + figure.length)}
    </>
  )
}
