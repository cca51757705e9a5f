import type {
  CustomFieldControl,
  CustomFieldControlProps,
  CustomPreviewTemplateProps,
} from '@sveltia/cms'
import { Component, createElement, Fragment } from 'react'
import { CHECKS_WIDGET, type Editor, type EditorSettings, editorOf } from './edit-config.ts'

/**
 * The editor writes with the File System Access API, which Chromium browsers have
 * (caniuse.com/native-filesystem-api).
 */
const NO_FILE_ACCESS =
  'This browser cannot write files in a folder of your machine. Open this page in Chrome, ' +
  'Edge, Opera or another browser of that family, on a computer. Firefox, Safari and browsers ' +
  'of phones cannot do it.'

function showMessage(text: string) {
  const message = document.createElement('p')
  message.textContent = text
  message.className = 'message'
  document.body.replaceChildren(message)
}

/** The form's page, which the development server reloads once the form is saved. */
function pageOf(address: string, { entry }: CustomPreviewTemplateProps) {
  const slug = address.endsWith('/') && address !== '/' ? entry.get('slug') : ''
  if (slug === undefined || slug === null)
    return createElement('p', null, 'The page appears here once it is saved.')
  return createElement('iframe', {
    src: `${address}${slug}`,
    title: 'The page as it is saved',
    style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
  })
}

/** At the top of a form: every problem of the form, which stops its save, and the facts. */
const checksField = (files: Editor['files']): CustomFieldControl =>
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

/** Storage key of the editor's preferences (services/user/prefs in its source). */
const PREFERENCES = 'sveltia-cms.prefs'

/**
 * By default the editor closes a form, and the page beside it, after saving. A choice that the user
 * made in the settings is kept.
 */
function keepFormsOpen() {
  try {
    if (localStorage.getItem(PREFERENCES) === null)
      localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false }))
  } catch {
    // Without storage the editor reports by itself that it needs it.
  }
}

async function openEditor(settings: EditorSettings) {
  keepFormsOpen()
  // The editor reads its preferences while it loads.
  const { default: CMS } = await import('@sveltia/cms')
  const { config, files, pages } = editorOf(settings)
  for (const [format, { extension, read, write, problems }] of files)
    CMS.registerCustomFormat(format, extension, {
      fromFile: read,
      toFile(form: Record<string, unknown>) {
        // An entry may be saved without its form, as when it is duplicated.
        const [problem] = problems(form)
        if (problem) throw new Error(problem)
        return write(form)
      },
    })
  CMS.registerFieldType(CHECKS_WIDGET, checksField(files))
  for (const [name, address] of settings.target === 'folder' ? pages : [])
    CMS.registerPreviewTemplate(name, (props) => pageOf(address, props))
  await CMS.init({ config })
}

const settings: EditorSettings = JSON.parse(
  document.getElementById('edit-settings')?.textContent ?? '{}',
)
document.body.dataset.target = settings.target
if (settings.target === 'folder' && !('showDirectoryPicker' in window)) showMessage(NO_FILE_ACCESS)
else if (settings.missing) showMessage(settings.missing)
else await openEditor(settings)
