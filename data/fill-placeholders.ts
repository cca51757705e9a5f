/** A text whose {placeholders} are replaced by `values`; a placeholder without a value stays. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
