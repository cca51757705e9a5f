import * as v from 'valibot'
import { CurveSchema } from './figures/curve-schema.ts'
import { LanesSchema } from './figures/lanes-schema.ts'
import { ProofSchema } from './figures/proof-schema.ts'
import { ScenesSchema } from './figures/scenes-schema.ts'
import { ScoresSchema } from './figures/scores-schema.ts'
import { SharesSchema } from './figures/shares-schema.ts'

/** The six kinds of figure by their names, as `kind` takes them. */
const figureSchemas = {
  curve: CurveSchema,
  lanes: LanesSchema,
  scores: ScoresSchema,
  proof: ProofSchema,
  scenes: ScenesSchema,
  shares: SharesSchema,
} as const
export type FigureKind = keyof typeof figureSchemas
export type FigureOf<K extends FigureKind> = v.InferOutput<(typeof figureSchemas)[K]>

const { curve, lanes, scores, proof, scenes, shares } = figureSchemas
/** The figure at the top of a page: one of six kinds, drawn by components/figures while building. */
export const FigureSchema = v.variant(
  'kind',
  [curve, lanes, scores, proof, scenes, shares],
  (issue) => `must be one of ${Object.keys(figureSchemas).join(', ')}, not ${issue.received}`,
)
export type FigureData = v.InferOutput<typeof FigureSchema>
