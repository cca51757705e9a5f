import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, Fragment, type ReactNode } from 'react'
import type { Editor } from './edit-config.ts'

/** The facts that a text may name in braces, closed until somebody looks for one. */
const factList = (facts: Iterable<readonly [string, string]>) =>
  createElement(
    'details',
    null,
    createElement('summary', null, 'Facts that a text can name in braces'),
    ...[...facts].map(([name, text]) =>
      createElement('p', { key: name }, createElement('code', null, `{${name}}`), ` ${text}`),
    ),
  )

/** At the top of a form: every problem of the form, which stops its save, and the facts. */
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
      const facts = files.get(String(this.props.field.get('format')))?.facts() ?? []
      const style = { margin: 0, paddingInlineStart: '1.25em' }
      const list =
        problems.length === 0
          ? createElement('p', { 'data-checks': 'fine' }, 'Nothing is wrong with this form.')
          : createElement(
              'ul',
              { 'data-checks': 'wrong', role: 'status', style },
              problems.map((problem) => createElement('li', { key: problem }, problem)),
            )
      return createElement(Fragment, null, list, factList(facts))
    }
  }
