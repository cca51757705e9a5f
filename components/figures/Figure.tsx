import type { ComponentType } from 'react'
import type { FigureData, FigureKind } from '#content/types.ts'
import { sample } from '#data/figures.yaml'
import { CurveFigure } from './CurveFigure.tsx'
import { LanesFigure } from './LanesFigure.tsx'
import { ProofFigure } from './ProofFigure.tsx'
import { ScenesFigure } from './ScenesFigure.tsx'
import { ScoresFigure } from './ScoresFigure.tsx'
import { SharesFigure } from './SharesFigure.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each drawing declares the type of its figure
const drawingByKind: Record<FigureKind, ComponentType<any>> = {
  curve: CurveFigure,
  lanes: LanesFigure,
  scores: ScoresFigure,
  proof: ProofFigure,
  scenes: ScenesFigure,
  shares: SharesFigure,
}

/** Whether a figure needs the page's whole width; others are beside the heading on wide screens. */
export const isWide = (figure: FigureData) =>
  /^(?:curve|lanes|proof|scenes)$/.test(figure.kind)

interface FigureProps {
  figure: FigureData
  /** Whether a figure of shares spans the page's whole width, with the legend beside its dots. */
  isFullWidth?: boolean
}

/**
 * A prerendered diagram about the work on a page, with a caption. Its names and notes are HTML, so
 * that they can be read out and translated.
 */
export function Figure({ figure, isFullWidth }: FigureProps) {
  const Drawing = drawingByKind[figure.kind]
  return (
    <figure className="figure" data-figure={figure.kind}>
      <Drawing figure={figure} isFullWidth={isFullWidth} />
      <figcaption className="measure mt-4 text-[0.9375rem] text-muted">
        {figure.sample && <span>{sample[figure.kind]}</span>} {figure.caption}
      </figcaption>
    </figure>
  )
}
