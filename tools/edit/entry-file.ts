import type { GenericSchema } from 'valibot'
import {
  checkEntry,
  type FormEntry,
  namedFacts,
  readEntry,
  type Values,
  writeEntry,
} from '#content/form-entry.ts'
import { fromForm, OWN, toForm } from './form-values.ts'

/** The values of files that others are checked by, as the editor last read or saved them. */
export type KnownValues = Map<string, Values>

/** Form key for the source text of the values. */
const SOURCE = `${OWN}source`
/** Form key for the list of problems, and the name of its field. */
export const CHECKS = `${OWN}checks`

/**
 * A content file as a form: the values of its YAML as fields; the prose of a page below its
 * frontmatter is the field `body`.
 */
export function entryFile(
  file: string,
  schema: GenericSchema,
  known: KnownValues,
) {
  const extension = /\w+$/.exec(file)?.[0] as 'mdx' | 'yaml'
  const isPage = extension === 'mdx'
  const valuesIn = (other: string) => known.get(other)
  const entryOf = (form: Values): FormEntry => {
    const { body, ...values } = form
    const written = fromForm(schema, isPage ? values : form) as Values
    return { values: written, prose: isPage ? String(body ?? '') : undefined }
  }
  return {
    extension,
    /** Form values of a file's text. */
    read(text: string): Values {
      const { values, prose } = readEntry(file, text)
      known.set(file, values)
      const form = toForm(schema, values) as Values
      return { ...form, ...(isPage && { body: prose }), [SOURCE]: text }
    },
    /** File text for form values. */
    write(form: Values) {
      const entry = entryOf(form)
      known.set(file, entry.values)
      return writeEntry(file, String(form[SOURCE] ?? ''), entry)
    },
    /** Each fact that a text may name, with what is shown in its place. */
    facts: () => namedFacts(valuesIn),
    /** What the content check says of form values: what stops a save, and warnings. */
    problems: (form: Values) =>
      checkEntry(file, { schema, ...entryOf(form) }, valuesIn),
  }
}

/** One kind of file that the editor reads and writes. */
export type EntryFile = ReturnType<typeof entryFile>
