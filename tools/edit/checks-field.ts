import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, type ReactNode } from 'react'
import type { Editor } from './edit-config.ts'

/** The list at the top of a form: every problem of the form, which stops its save. */
export const checksField = (files: Editor['files']): CustomFieldControl =>
  class extends Component<CustomFieldControlProps> {
    private problems(): string[] {
      const { entry, field } = this.props
      const form = entry?.get('data') as { toJS: () => Record<string, unknown> } | undefined
      const file = files.get(String(field.get('format')))
      return form && file ? file.problems(form.toJS()) : []
    }

    /** The editor calls it before it saves. */
    isValid(): true | { error: { message: string } } {
      const message = 'The form cannot be saved until this is put right.'
      return this.problems().length === 0 || { error: { message } }
    }

    override render(): ReactNode {
      const problems = this.problems()
      if (problems.length === 0)
        return createElement('p', { 'data-checks': 'fine' }, 'Nothing is wrong with this form.')
      return createElement(
        'ul',
        {
          'data-checks': 'wrong',
          role: 'status',
          style: { margin: 0, paddingInlineStart: '1.25em' },
        },
        problems.map((problem) => createElement('li', { key: problem }, problem)),
      )
    }
  }
