/** Names with a leading dot that are published, since hosts read them or clients request them. */
const servedDotFiles = new Set(['.well-known', '.htaccess', '.nojekyll'])

/** Names of files that Windows and macOS create, in lower case. */
const systemFiles = new Set([
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  'icon\r',
])

/** Match names that programs give to temporary copies of open files and unfinished downloads. */
const temporaryNames = [
  /^~\$/, // Word
  /~$/, // Emacs
  /\.(?:crdownload|part)$/i, // an unfinished download
]

/**
 * Names of folders that macOS adds to zip files, and that Windows and network drives add to disks.
 */
const systemFolders = new Set([
  '__MACOSX',
  '$RECYCLE.BIN',
  'System Volume Information',
  '@eaDir',
])

/**
 * Whether a file, or a folder that it is in, was left behind by an operating system or a program:
 * such a file is not content and is not published.
 */
export function isLeftBehind(file: string): boolean {
  const parts = file.split('/')
  const isHidden = (part: string) =>
    part.startsWith('.') && !servedDotFiles.has(part)
  if (parts.some((part) => systemFolders.has(part) || isHidden(part)))
    return true
  const name = parts.at(-1) ?? ''
  return (
    systemFiles.has(name.toLowerCase()) ||
    temporaryNames.some((pattern) => pattern.test(name))
  )
}
