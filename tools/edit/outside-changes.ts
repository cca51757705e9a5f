/** Texts that the editor has written, by the path of their file. */
const writtenTexts = new Map<string, Set<string>>()

/** A text without the differences that the editor removes when it reads a file. */
const normalisedText = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Remembers the text that the editor is about to write to a file of the folder. */
export function rememberText(path: string, text: string): void {
  const texts = writtenTexts.get(path) ?? new Set()
  writtenTexts.set(path, texts.add(normalisedText(text)))
}

/**
 * What the user can do if another program has changed a file since the editor read it as `source`
 * ('' for a new file). A save would undo the change, since the editor reads files only when it is
 * loaded. Returns undefined if the file is unchanged or does not exist, or if the development
 * server no longer runs.
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
  const isUnchanged =
    writtenTexts.get(path)?.has(text) || text === normalisedText(source)
  return isUnchanged
    ? undefined
    : `another program has changed ${path} since the editor read it: copy what you have typed, ` +
        'and load this page again'
}
