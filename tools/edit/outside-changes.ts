/** The text that the editor wrote last, by the path of its file. */
const writtenTexts = new Map<string, string>()

/** A text without the differences that the editor removes when it reads a file. */
const normalisedText = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Remembers the text that the editor has written to a file of the folder. */
export function rememberText(path: string, text: string): void {
  writtenTexts.set(path, normalisedText(text))
}

/**
 * What the user can do if another program has changed a file since the editor last wrote it, or
 * else read it as `source` ('' for a new file). A save would undo the change, since the editor
 * reads files only when it is loaded. Returns undefined if the file is unchanged or does not exist,
 * or if the development server no longer runs.
 */
export async function outsideChange(
  path: string,
  source: string,
): Promise<string | undefined> {
  const response = await fetch(`/__edit/${path}`, { cache: 'no-store' }).catch(
    () => undefined,
  )
  if (!response?.ok) return undefined
  const text = normalisedText(await response.text())
  const knownText = writtenTexts.get(path) ?? normalisedText(source)
  return text === knownText
    ? undefined
    : `another program has changed ${path} since the editor read it: copy what you have typed, ` +
        'and load this page again'
}
