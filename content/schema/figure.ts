import * as v from 'valibot'
import { ScoresSchema, SharesSchema } from './figures/counted-schemas.ts'
import { ProofSchema } from './figures/proof-schema.ts'
import {
  CurveSchema,
  LanesSchema,
  ScenesSchema,
} from './figures/timed-schemas.ts'

/** Schema of a figure, the drawing at the top of a page: one of six kinds (components/figures). */
export const FigureSchema = v.variant('kind', [
  CurveSchema,
  LanesSchema,
  ScoresSchema,
  ProofSchema,
  ScenesSchema,
  SharesSchema,
])
export type FigureData = v.InferOutput<typeof FigureSchema>
export type FigureKind = FigureData['kind']
export type FigureOf<Kind extends FigureKind> = Extract<
  FigureData,
  { kind: Kind }
>
