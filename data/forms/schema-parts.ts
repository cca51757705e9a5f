import * as v from 'valibot'
import { type Option, valuesOf } from './field.ts'
import { printable, withoutInvisibleSigns } from './typed-text.ts'

/** What a visitor typed, without invisible signs; control signs are an error. */
export const typedText = (message?: string) =>
  v.pipe(v.string(message), v.transform(withoutInvisibleSigns), v.regex(printable, message))

/** A text that must not be empty or only spaces. */
export const requiredText = () => v.pipe(typedText(), v.nonEmpty())

/**
 * Accepts exactly what a browser's email input accepts, so that no visitor passes one check and
 * fails the other.
 */
export const emailText = () => v.pipe(typedText(), v.rfcEmail())

/** A text with a minimum length after trimming; one message for every failure. */
export const textOfAtLeast = (length: number, message: string) =>
  v.pipe(typedText(message), v.minLength(length, message))

/** One of the options. Its input is any text, since an untouched select holds ''. */
export const choice = <const Options extends readonly Option[]>(
  options: Options,
  message?: string,
) => v.pipe(v.string(message), v.picklist(valuesOf(options), message))

/** One of the options, or '' for an untouched select. */
export const optionalChoice = <const Options extends readonly Option[]>(options: Options) =>
  v.pipe(v.string(), v.union([v.literal(''), v.picklist(valuesOf(options))]))
