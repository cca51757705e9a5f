import * as v from 'valibot'
import { type Option, valuesOf } from './field.ts'

/** A text that must not be empty or only spaces. */
export const requiredText = () => v.pipe(v.string(), v.trim(), v.nonEmpty())

export const optionalText = () => v.pipe(v.string(), v.trim())

/**
 * Accepts exactly what a browser's email input accepts, so that no visitor passes one check and
 * fails the other.
 */
export const emailText = () => v.pipe(v.string(), v.trim(), v.rfcEmail())

/** A text with a minimum length after trimming; one message for every failure. */
export const textOfAtLeast = (length: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(length, message))

/** One of the options. Its input is any text, since an untouched select holds ''. */
export const choice = <const Options extends readonly Option[]>(
  options: Options,
  message?: string,
) => v.pipe(v.string(message), v.picklist(valuesOf(options), message))

/** One of the options, or '' for an untouched select. */
export const optionalChoice = <const Options extends readonly Option[]>(options: Options) =>
  v.pipe(v.string(), v.union([v.literal(''), v.picklist(valuesOf(options))]))
