/** Files of Finder, Windows, Linux desktops and photo programs, in small letters. */
const names = new Set([
  '.ds_store',
  '.localized',
  '.apdisk',
  '.volumeicon.icns',
  'icon\r',
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  '.directory',
  '.picasa.ini',
])

/** Copies, locks and halves of files that are open in a program or on their way. */
const forms = [
  /^\._/, // Finder's second half of a file on a foreign disk
  /^~\$/, // Word
  /^\.~lock\./, // LibreOffice
  /^\.#/, // Emacs
  /~$/,
  /^\..*\.sw[a-p]$/i, // Vim
  /^\.(?:nfs|fuse_hidden)/, // deleted while it was open
  /\.(?:crdownload|part)$/i, // a download that did not end
]

/** Folders that an archive, a disk or a network drive brings along. */
const folders = new Set([
  '__MACOSX',
  '.AppleDouble',
  '.Spotlight-V100',
  '.TemporaryItems',
  '.Trashes',
  '.fseventsd',
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
  if (parts.some((part) => folders.has(part))) return true
  const name = parts.at(-1) ?? ''
  return names.has(name.toLowerCase()) || forms.some((form) => form.test(name))
}
