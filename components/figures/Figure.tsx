import type { ComponentType } from 'react'
import type { Figure as Data, FigureKind } from '../../data/schemas/figure.ts'
import { CurveFigure } from './CurveFigure.tsx'
import { LanesFigure } from './LanesFigure.tsx'
import { ProofFigure } from './ProofFigure.tsx'
import { ScenesFigure } from './ScenesFigure.tsx'
import { ScoresFigure } from './ScoresFigure.tsx'
import { SharesFigure } from './SharesFigure.tsx'

const drawings = {
  curve: { Drawing: CurveFigure, sample: 'Sample figures' },
  lanes: { Drawing: LanesFigure, sample: 'Sample times' },
  scores: { Drawing: ScoresFigure, sample: 'Sample figures' },
  proof: { Drawing: ProofFigure, sample: 'Sample text' },
  scenes: { Drawing: ScenesFigure, sample: 'Sample scenes' },
  shares: { Drawing: SharesFigure, sample: 'Sample figures' },
  // biome-ignore lint/suspicious/noExplicitAny: each drawing types its figure
} as const satisfies Record<FigureKind, { Drawing: ComponentType<any>; sample: string }>

/** Whether a figure takes the page's whole width; others are beside the heading on wide screens. */
export const isWide = (figure: Data) => /^(?:curve|lanes|proof|scenes)$/.test(figure.kind)

/**
 * A prerendered drawing of the page's work; its words are HTML, so they can be read and translated.
 */
export function Figure({ figure }: { figure: Data }) {
  const { Drawing, sample } = drawings[figure.kind] as {
    Drawing: ComponentType<{ figure: Data }>
    sample: string
  }
  return (
    <figure className="figure" data-figure={figure.kind}>
      <Drawing figure={figure} />
      <figcaption>
        {figure.sample && <span className="fg-sample">{sample}</span>} {figure.caption}
      </figcaption>
    </figure>
  )
}
