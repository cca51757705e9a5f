/** A text with its places filled in; a place without a value stays. */
export const filled = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  )
