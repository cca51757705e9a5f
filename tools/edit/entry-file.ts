import type { GenericSchema } from 'valibot'
import {
  checkEntry,
  type FormEntry,
  namedFacts,
  readEntry,
  unreadableMessage,
  type Values,
  writeEntry,
} from '#content/form-entry.ts'
import { EDITOR_PREFIX, fromForm, toFormValue } from './form-values.ts'

/** Values of each file as last read or saved; checks of other files look facts up here. */
export type KnownValues = Map<string, Values>

/** Key of the form value that contains the text of the file. */
export const SOURCE_FIELD = `${EDITOR_PREFIX}source`
/** Key of the form value that says what is wrong with a file that the form cannot show. */
const FAULT_FIELD = `${EDITOR_PREFIX}fault`
/** Name and type of the field that shows what the content check finds in a form. */
export const CHECKS_FIELD = `${EDITOR_PREFIX}checks`

/**
 * Makes the reader, the writer and the check for a content file's form. The values of the YAML are
 * fields; the prose of a page, below its frontmatter, is the field `body`.
 */
export function entryFile(
  file: string,
  schema: GenericSchema,
  knownValues: KnownValues,
) {
  const extension = /\w+$/.exec(file)?.[0] as 'mdx' | 'yaml'
  const isPage = extension === 'mdx'
  const valuesIn = (otherFile: string) => knownValues.get(otherFile)
  const entryOf = (form: Values): FormEntry => {
    const { body, ...values } = form
    const fileValues = fromForm(schema, isPage ? values : form) as Values
    return {
      values: fileValues,
      prose: isPage ? String(body ?? '') : undefined,
    }
  }
  return {
    extension,
    /**
     * Form values for a file's text. For a file that cannot be parsed, the form is empty and cannot
     * be saved; without any form, the editor would offer a new file in its place.
     */
    read(text: string): Values {
      let entry: FormEntry
      try {
        entry = readEntry(file, text)
      } catch {
        const fault = unreadableMessage(file, text)
        return { [FAULT_FIELD]: fault, [SOURCE_FIELD]: text }
      }
      const { values, prose } = entry
      knownValues.set(file, values)
      const form = toFormValue(schema, values) as Values
      return { ...form, ...(isPage && { body: prose }), [SOURCE_FIELD]: text }
    },
    /** File text for form values. */
    write(form: Values) {
      const entry = entryOf(form)
      knownValues.set(file, entry.values)
      return writeEntry(file, String(form[SOURCE_FIELD] ?? ''), entry)
    },
    /** Names of all facts that a text may use, with the texts that are shown in their place. */
    facts: () => namedFacts(valuesIn),
    /** Findings of the content check in form values: those that stop a save, and warnings. */
    problems(form: Values) {
      const fault = form[FAULT_FIELD]
      return fault
        ? { stops: [String(fault)], toLookAt: [] }
        : checkEntry(file, { schema, ...entryOf(form) }, valuesIn)
    },
  }
}

/** Reader, writer and check for the files of one format. */
export type EntryFile = ReturnType<typeof entryFile>
