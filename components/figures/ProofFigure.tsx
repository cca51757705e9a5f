import type { ReactNode } from 'react'
import type { FigureOf } from '#content/types.ts'
import { proofMarkPattern } from '#data/proof-marks.ts'

/** HTML elements for the marks, in the order of the capturing groups of `proofMarkPattern`. */
const markElements = ['del', 'ins', 'mark', 'sup'] as const

/**
 * A text with the editor's marks as elements: deletions, insertions, queries, note numbers. A mark
 * may have others inside it: words taken out of a sentence in question.
 */
function MarkedText({ children }: { children: string }) {
  const nodes: ReactNode[] = []
  let previousEnd = 0
  for (const match of children.matchAll(proofMarkPattern)) {
    const [matchedText, ...groups] = match
    const Mark = markElements[groups.findIndex(Boolean)] ?? 'del'
    nodes.push(
      children.slice(previousEnd, match.index),
      // Chrome's translation would put the number of a note into elements that inherit
      // `vertical-align`, which would raise the number out of its circle.
      <Mark key={match.index} translate={Mark === 'sup' ? 'no' : undefined}>
        <MarkedText>{groups.find(Boolean) ?? ''}</MarkedText>
      </Mark>,
    )
    previousEnd = match.index + matchedText.length
  }
  return [...nodes, children.slice(previousEnd)]
}

/** A text with the editor's marks, and the notes beside it. */
export function ProofFigure({
  figure: { title, standfirst, paragraphs, notes },
}: {
  figure: FigureOf<'proof'>
}) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-[1fr_16rem]">
      <div className="p-[clamp(0.75rem,4vw,1.25rem)] border border-control bg-surface">
        <p className="proof-title">
          <MarkedText>{title}</MarkedText>
        </p>
        {standfirst && (
          <p className="mt-2 text-[1.125rem] italic">{standfirst}</p>
        )}
        <div className="mt-4 md:columns-2 md:gap-x-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="proof-text">
              <MarkedText>{paragraph}</MarkedText>
            </p>
          ))}
        </div>
      </div>
      <ol className="numbered grid content-start gap-2.5 text-[0.9375rem]">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </div>
  )
}
