import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms'
import { Component, createElement, Fragment } from 'react'
import type { Editor } from './edit-config.ts'

/** At the top of a form: every problem of the form, which stops its save, and the facts. */
export const checksField = (files: Editor['files']): CustomFieldControl =>
  class extends Component<CustomFieldControlProps> {
    private file = () => files.get(String(this.props.field.get('format')))

    private problems(): string[] {
      const form = this.props.entry?.get('data') as
        | { toJS: () => Record<string, unknown> }
        | undefined
      return (form && this.file()?.problems(form.toJS())) ?? []
    }

    /** The editor calls it before it saves. */
    isValid(): true | { error: { message: string } } {
      const message = 'The form cannot be saved until this is put right.'
      return this.problems().length === 0 || { error: { message } }
    }

    override render() {
      const problems = this.problems().map((each) => createElement('li', { key: each }, each))
      const style = { margin: 0, paddingInlineStart: '1.25em' }
      const facts = (this.file()?.facts() ?? []).map(([name, text]) =>
        createElement('p', { key: name }, createElement('code', null, `{${name}}`), ` ${text}`),
      )
      const summary = createElement('summary', null, 'Facts that a text can name in braces')
      return createElement(
        Fragment,
        null,
        problems.length === 0
          ? createElement('p', { 'data-checks': 'fine' }, 'Nothing is wrong with this form.')
          : createElement('ul', { 'data-checks': 'wrong', role: 'status', style }, problems),
        createElement('details', null, summary, facts),
      )
    }
  }
