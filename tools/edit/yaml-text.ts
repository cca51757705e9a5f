import { Scalar, stringify } from 'yaml'

type Values = Readonly<Record<string, unknown>>

/** Longest line on which a new list of words stands in brackets. */
const LINE = 120

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const style = { lineWidth: 0, singleQuote: true } as const

/** A value as it stands within brackets: `name`, `'a, b'`, `[1, 2]`, `{ from: 1 }`. */
export function printFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlow).join(', ')}]`
  if (isRecord(value))
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${printFlow(inner)}`)
      .join(', ')} }`
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value)
  return stringify([value], { ...style, collectionStyle: 'flow', flowCollectionPadding: false })
    .trimEnd()
    .slice(1, -1)
}

/** What follows `key:` or `-`: ` value` on the same line, or lines of their own that stand deeper than `indent`. */
export function printBlock(value: unknown, indent: string): string {
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const flow = printFlow(value)
    if (value.every((item) => typeof item !== 'object') && indent.length + flow.length <= LINE)
      return ` ${flow}`
    return value.map((item) => `\n${deeper}${printItem(item, deeper)}`).join('')
  }
  if (isRecord(value))
    return Object.keys(value).length === 0 ? ' {}' : `\n${deeper}${printPairs(value, deeper)}`
  return stringify({ key: value }, style)
    .trimEnd()
    .slice('key:'.length)
    .replaceAll('\n', `\n${indent}`)
}

export const printPair = (key: string, value: unknown, indent: string) =>
  `${key}:${printBlock(value, indent)}`

export const printPairs = (record: Values, indent: string) =>
  Object.entries(record)
    .map(([key, value]) => printPair(key, value, indent))
    .join(`\n${indent}`)

/** One entry of a list, its dash included; the dash stands at `indent`. */
export const printItem = (value: unknown, indent: string) =>
  isRecord(value) && Object.keys(value).length > 0
    ? `- ${printPairs(value, `${indent}  `)}`
    : `-${printBlock(value, indent)}`

/** Text in quotes of one kind, or of the other where the text itself has them. */
function quoted(text: string, preferSingle: boolean): string {
  const canBeSingle = !/[\n\t\\]/.test(text)
  const single =
    canBeSingle &&
    (preferSingle
      ? !text.includes("'") || text.includes('"')
      : text.includes('"') && !text.includes("'"))
  return single ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text)
}

/** A new value for an old one: text stays in the quotes, or folded over the lines, that it was written in. */
export function printInPlaceOf(
  old: Scalar,
  value: unknown,
  inFlow: boolean,
  indent: string,
): string {
  if (typeof value === 'string' && typeof old.value === 'string') {
    if (old.type === Scalar.BLOCK_FOLDED || old.type === Scalar.BLOCK_LITERAL) {
      const scalar = new Scalar(value)
      scalar.type = old.type
      return stringify({ key: scalar }, { ...style, lineWidth: 80 })
        .slice('key: '.length)
        .trimEnd()
        .replaceAll('\n', `\n${indent}`)
    }
    if (old.type === Scalar.QUOTE_SINGLE || old.type === Scalar.QUOTE_DOUBLE)
      return quoted(value, old.type === Scalar.QUOTE_SINGLE)
  }
  return inFlow ? printFlow(value) : printBlock(value, indent).slice(1)
}
