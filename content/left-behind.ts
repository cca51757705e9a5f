/** Files and folders whose names begin with a dot that a host or a visitor's program asks for. */
const servedDotFiles = new Set(['.well-known', '.htaccess', '.nojekyll'])

/** Files of Windows and of a Mac, in small letters. */
const names = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r'])

/** Copies and halves of files that are open in a program or on their way. */
const forms = [
  /^~\$/, // Word
  /~$/, // Emacs
  /\.(?:crdownload|part)$/i, // a download that did not end
]

/** Folders that an archive, a disk or a network drive brings along. */
const folders = new Set([
  '__MACOSX',
  '$RECYCLE.BIN',
  'System Volume Information',
  '@eaDir',
])

/**
 * Whether systems and programs leave a file, or the folder that it is in, behind by themselves: it
 * is no content and is not published.
 */
export function isLeftBehind(file: string): boolean {
  const parts = file.split('/')
  const isHidden = (part: string) =>
    part.startsWith('.') && !servedDotFiles.has(part)
  if (parts.some((part) => folders.has(part) || isHidden(part))) return true
  const name = parts.at(-1) ?? ''
  return names.has(name.toLowerCase()) || forms.some((form) => form.test(name))
}
