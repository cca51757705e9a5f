import { site } from './site.ts'

/** A text in another language than the site's. */
export interface Translation {
  /** Name in `site.languages`. */
  readonly language: string
  /** BCP 47. */
  readonly lang: string
  /** True until somebody has read it for the owner; the launch check lists it until then. */
  readonly sample: boolean
}

/** The translations into languages that the consultant works in. */
export const offered = <T extends Translation>(translations: readonly T[]): readonly T[] =>
  translations.filter(({ language }) => site.languages.includes(language))
