import '#components/styles/tokens.css'
import '#ssg/fonts/fonts.css'
import './editor.css'
import type {
  CustomFieldControl,
  CustomPreviewTemplateProps,
} from '@sveltia/cms'
import { createElement, Fragment } from 'react'
import {
  type Editor,
  type EditorSettings,
  editorOf,
  problemOfSlug,
} from './edit-config.ts'
import { CHECKS_FIELD, SOURCE_FIELD } from './entry-file.ts'
import { outsideChange, rememberText } from './outside-changes.ts'

/**
 * The message for a browser that cannot write files: only those based on Chromium can
 * (caniuse.com/native-filesystem-api).
 */
const NO_FILE_ACCESS =
  'This browser cannot write files in a folder of your machine. Open this page in Chrome, ' +
  'Edge, Opera or another browser of that family, on a computer. Firefox, Safari and browsers ' +
  'of phones cannot do it.'

const OPEN_ELSEWHERE_MESSAGE =
  'The editor is open in another tab or window, and a save in one would undo those of the other. ' +
  'Go on there, or close it and load this page once more.'

/** Shows, in place of the editor, a text that says what to do, and a link to the site. */
function showMessage(text: string) {
  const heading = document.createElement('h1')
  heading.textContent = 'Edit the site'
  const message = document.createElement('p')
  message.textContent = text
  const backLink = document.createElement('a')
  backLink.href = '/'
  backLink.textContent = 'Back to the site'
  const main = document.createElement('main')
  main.className = 'message'
  main.append(heading, message, backLink)
  document.body.replaceChildren(main)
}

/** The preview beside a form: the saved page, which the development server reloads after a save. */
function pagePreview(address: string, { entry }: CustomPreviewTemplateProps) {
  const isInFolder = address.endsWith('/') && address !== '/'
  const slug = isInFolder ? entry.get('slug') : ''
  // The editor gives a new page an empty slug.
  if (isInFolder && !slug)
    return createElement('p', null, 'The page appears here once it is saved.')
  return createElement('iframe', {
    src: `${address}${slug}`,
    title: 'The page as it is saved',
    style: {
      position: 'fixed',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
    },
  })
}

/** Makes the field at the top of each form, which lists problems, warnings and all facts. */
const checksControl =
  (files: Editor['files']): CustomFieldControl =>
  ({ field, entry }) => {
    const file = files.get(String(field.get('format')))
    const form = entry?.get('data') as
      | { toJS: () => Record<string, unknown> }
      | undefined
    const { stops = [], toLookAt = [] } =
      (form && file?.problems(form.toJS())) ?? {}
    const warnings = toLookAt.map(
      (each) => `It can be saved, but look at this: ${each}`,
    )
    const problems = [...stops, ...warnings].map((each) =>
      createElement('li', null, each),
    )
    const style = { margin: 0, paddingInlineStart: '1.25em' }
    const facts = (file?.facts() ?? []).map(([name, text]) =>
      createElement(
        'p',
        { key: name },
        createElement('code', null, `{${name}}`),
        ` ${text}`,
      ),
    )
    const summary = createElement(
      'summary',
      null,
      'Facts that a text can name in braces',
    )
    return createElement(
      Fragment,
      null,
      problems.length === 0
        ? createElement(
            'p',
            { 'data-checks': 'fine' },
            'Nothing is wrong with this form.',
          )
        : createElement(
            'ul',
            { 'data-checks': 'wrong', role: 'status', style },
            ...problems,
          ),
      createElement('details', null, summary, facts),
    )
  }

/** Storage key of the editor's preferences (services/user/prefs in its source). */
const PREFERENCES_KEY = 'sveltia-cms.prefs'

/**
 * Makes forms stay open after saving; by default the editor closes them. A choice that the user has
 * made in the editor's settings is not changed.
 */
function keepFormsOpen() {
  try {
    if (localStorage.getItem(PREFERENCES_KEY) === null)
      localStorage.setItem(
        PREFERENCES_KEY,
        JSON.stringify({ closeOnSave: false }),
      )
  } catch {
    // If storage is blocked, the editor itself reports that it needs storage.
  }
}

/** Refuses a save if there is a problem, which the owner reads in a dialog. */
function refuseIf(problem: string | undefined) {
  if (!problem) return
  // The editor shows the cause of the error 'saving_failed' (details/toolbar in its source).
  const message = `Put this right, and save again: ${problem}`
  throw new Error('saving_failed', { cause: { message } })
}

/** Starts the editor with the forms of all files. */
async function openEditor(settings: EditorSettings) {
  keepFormsOpen()
  // The editor is imported only now, since it reads its preferences while it loads.
  const { default: CMS } = await import('@sveltia/cms')
  const { config, files, pages } = editorOf(settings)
  /** Text of the file that is being saved. */
  let text = ''
  for (const [format, { extension, read, write, problems }] of files)
    CMS.registerCustomFormat(format, extension, {
      fromFile: read,
      toFile(form: Record<string, unknown>) {
        refuseIf(problems(form).stops[0])
        text = write(form)
        return text
      },
    })
  CMS.registerEventListener({
    name: 'preSave',
    async handler({ entry }) {
      const path = String(entry.get('path'))
      const form = entry.get('data') as typeof entry
      if (entry.get('newRecord'))
        refuseIf(problemOfSlug(String(entry.get('slug'))))
      if (settings.target === 'folder')
        refuseIf(
          await outsideChange(path, String(form.get(SOURCE_FIELD) ?? '')),
        )
    },
  })
  // The editor calls this only if the file was written (contents/draft/save in its source).
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => rememberText(String(entry.get('path')), text),
  })
  CMS.registerFieldType(CHECKS_FIELD, checksControl(files))
  for (const [name, address] of settings.target === 'folder' ? pages : [])
    CMS.registerPreviewTemplate(name, (props) => pagePreview(address, props))
  await CMS.init({ config })
}

const editorSettings: EditorSettings = JSON.parse(
  document.getElementById('edit-settings')?.textContent ?? '{}',
)
document.body.dataset.target = editorSettings.target
if (editorSettings.missing) showMessage(editorSettings.missing)
else if (
  editorSettings.target === 'folder' &&
  !('showDirectoryPicker' in window)
)
  showMessage(NO_FILE_ACCESS)
// A lock allows one editor of the folder at a time; the browser releases it when the tab closes.
// For a branch no lock is needed: its host refuses a save if there are newer commits.
else if (editorSettings.target === 'folder')
  navigator.locks.request('edit', { ifAvailable: true }, async (lock) => {
    if (!lock) return showMessage(OPEN_ELSEWHERE_MESSAGE)
    await openEditor(editorSettings)
    return new Promise(() => undefined)
  })
else await openEditor(editorSettings)
