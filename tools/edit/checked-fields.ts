import CMS, { type CustomFieldControl, type CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, type ReactNode } from 'react'
import type { Editor } from './edit-config.ts'
import { fieldTypes } from './form-fields.ts'

type Verdict = true | { error: { message: string } }

const verdict = (message: string | undefined): Verdict =>
  message === undefined ? true : { error: { message } }
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * A built-in control of the editor that also validates with its field's schema. `shown` converts a
 * value to what that control shows.
 */
function checkedControl(
  control: 'string' | 'text' | 'number',
  checks: Editor['checks'],
  shown: (value: unknown) => unknown,
): CustomFieldControl {
  return class extends Component<CustomFieldControlProps> {
    /** The editor calls it when a value changes and before it saves. */
    isValid(): Verdict {
      return verdict(checks.get(String(this.props.field.get('check')))?.(this.props.value))
    }
    override render(): ReactNode {
      const own = CMS.getFieldType(control)?.control
      return own ? createElement(own, { ...this.props, value: shown(this.props.value) }) : null
    }
  }
}

/**
 * Lists the problems of the whole form during editing; the form cannot be saved until they are
 * fixed.
 */
function entryControl(files: Editor['files']): CustomFieldControl {
  return class extends Component<CustomFieldControlProps> {
    private problems(): string[] {
      const form = this.props.entry?.get('data') as
        | { toJS: () => Record<string, unknown> }
        | undefined
      const file = files.get(String(this.props.field.get('check')))
      return form && file ? file.problems(form.toJS()) : []
    }
    isValid(): Verdict {
      const { length } = this.problems()
      return verdict(
        length === 0
          ? undefined
          : `The form cannot be saved until ${length === 1 ? 'this is' : 'these are'} fixed.`,
      )
    }
    override render(): ReactNode {
      const problems = this.problems()
      if (problems.length === 0)
        return createElement('p', { 'data-checks': 'fine' }, 'Nothing is wrong with this form.')
      const items = problems.map((problem) => createElement('li', { key: problem }, problem))
      return createElement(
        'ul',
        {
          'data-checks': 'wrong',
          role: 'status',
          style: { margin: 0, paddingInlineStart: '1.25em', lineHeight: 1.6 },
        },
        items,
      )
    }
  }
}

/** Registers the self-checking fields with the editor. */
export function registerFields({ checks, files }: Editor) {
  const asText = (value: unknown) => (isEmpty(value) ? '' : String(value))
  CMS.registerFieldType(fieldTypes.line, checkedControl('string', checks, asText))
  CMS.registerFieldType(fieldTypes.lines, checkedControl('text', checks, asText))
  CMS.registerFieldType(fieldTypes.prose, checkedControl('text', checks, asText))
  CMS.registerFieldType(
    fieldTypes.number,
    checkedControl('number', checks, (value) => value),
  )
  CMS.registerFieldType(fieldTypes.entry, entryControl(files))
}
