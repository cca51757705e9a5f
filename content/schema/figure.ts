import * as v from 'valibot'
import { ScoresSchema, SharesSchema } from './figures/counted-schemas.ts'
import { ProofSchema } from './figures/proof-schema.ts'
import {
  CurveSchema,
  LanesSchema,
  ScenesSchema,
} from './figures/timed-schemas.ts'

/**
 * Schema of a figure: a drawing of one of six kinds (components/figures), at the top of its page
 * and on cards.
 */
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
