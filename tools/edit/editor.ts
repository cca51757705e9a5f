// Imported first: the editor reads its preferences while it loads.
import './first-preferences.ts'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement } from 'react'
import { checksField } from './checks-field.ts'
import { CHECKS_WIDGET, type Editor, editorOf } from './edit-config.ts'
import { type EditorSettings, SETTINGS_ID } from './editor-settings.ts'

/**
 * The editor writes with the File System Access API, which Chromium browsers have
 * (caniuse.com/native-filesystem-api).
 */
const NO_FILE_ACCESS =
  'This browser cannot write files in a folder of your machine. Open this page in Chrome, ' +
  'Edge, Opera or another browser of that family, on a computer. Firefox, Safari and browsers ' +
  'of phones cannot do it.'

function registerFiles({ files }: Editor) {
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
}

/** The development server shows the page beside its form; it reloads once the form is saved. */
function registerPreviews({ pages }: Editor) {
  for (const [name, address] of pages)
    CMS.registerPreviewTemplate(name, ({ entry }: CustomPreviewTemplateProps) => {
      const slug = address.endsWith('/') && address !== '/' ? entry.get('slug') : ''
      if (slug === undefined || slug === null)
        return createElement('p', null, 'The page appears here once it is saved.')
      return createElement('iframe', {
        src: `${address}${slug}`,
        title: 'The page as it is saved',
        style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
      })
    })
}

function showMessage(text: string) {
  const message = document.createElement('p')
  message.textContent = text
  message.className = 'message'
  document.body.replaceChildren(message)
}

const settings = JSON.parse(
  document.getElementById(SETTINGS_ID)?.textContent ?? '{}',
) as EditorSettings
if (settings.target === 'folder' && !('showDirectoryPicker' in window)) showMessage(NO_FILE_ACCESS)
else if (settings.missing) showMessage(settings.missing)
else {
  const editor = editorOf(settings)
  registerFiles(editor)
  CMS.registerFieldType(CHECKS_WIDGET, checksField(editor.files))
  if (settings.target === 'folder') registerPreviews(editor)
  await CMS.init({ config: editor.config })
}
