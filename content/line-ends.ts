/** A text without a byte order mark and with \n as its line ends. */
export const plainText = (source: string) =>
  source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/** A text with the line ends of the file that it replaces. */
export const withLineEndsOf = (source: string, text: string) =>
  source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
