import * as v from 'valibot'
import { CurveSchema, curveMistakes } from './figures/curve-schema.ts'
import type { Mistake } from './figures/fields.ts'
import { LanesSchema, lanesMistakes } from './figures/lanes-schema.ts'
import { ProofSchema, proofMistakes } from './figures/proof-schema.ts'
import { ScenesSchema } from './figures/scenes-schema.ts'
import { ScoresSchema, scoresMistakes } from './figures/scores-schema.ts'
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
const anyFigure = v.variant(
  'kind',
  [curve, lanes, scores, proof, scenes, shares],
  (issue) => `must be one of ${Object.keys(figureSchemas).join(', ')}, not ${issue.received}`,
)

/** Checks across fields: a moment off the axis, a score without its criterion, a missing note. */
function mistakesIn(figure: v.InferOutput<typeof anyFigure>): Iterable<Mistake> {
  switch (figure.kind) {
    case 'curve':
      return curveMistakes(figure)
    case 'lanes':
      return lanesMistakes(figure)
    case 'scores':
      return scoresMistakes(figure)
    case 'proof':
      return proofMistakes(figure)
    default:
      return []
  }
}

/** The figure at the top of a page: one of six kinds, drawn by components/figures while building. */
export const FigureSchema = v.pipe(
  anyFigure,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { path, message } of mistakesIn(dataset.value)) {
      // biome-ignore lint/suspicious/noExplicitAny: any step of any figure
      let input: any = dataset.value
      const steps = path.map((key) => {
        const step = { type: 'unknown', origin: 'value', input, key, value: input[key] } as const
        input = step.value
        return step
      })
      addIssue({ message, path: steps as unknown as [v.IssuePathItem] })
    }
  }),
)
export type FigureData = v.InferOutput<typeof FigureSchema>
