import { diffWords, structuredPatch } from 'diff'

/** A piece of a line; `changed` pieces are missing on the other side. */
export interface Piece {
  text: string
  changed: boolean
}

/** One line of a side-by-side view; a side without the line is missing. */
export interface Row {
  before?: Piece[]
  after?: Piece[]
  same?: true
}

const whole = (text: string, changed = true): Piece[] => [{ text, changed }]

/** Word by word if two lines are versions of one another, otherwise whole lines. */
function pairRow(before: string, after: string): Row {
  const parts = diffWords(before, after)
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0)
  if (kept * 3 < Math.min(before.length, after.length))
    return { before: whole(before), after: whole(after) }
  const side = (other: 'added' | 'removed') =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => ({ text: value, changed: added || removed }))
  return { before: side('added'), after: side('removed') }
}

/** The rows of one place, from the lines of a patch, which '-', '+' or ' ' begins. */
export function rowsOf(lines: readonly string[]): Row[] {
  const rows: Row[] = []
  let [gone, come]: [string[], string[]] = [[], []]
  const pairUp = () => {
    for (let line = 0; line < Math.max(gone.length, come.length); line++) {
      const [old, fresh] = [gone[line], come[line]]
      if (old !== undefined && fresh !== undefined) rows.push(pairRow(old, fresh))
      else if (old !== undefined) rows.push({ before: whole(old) })
      else if (fresh !== undefined) rows.push({ after: whole(fresh) })
    }
    gone = []
    come = []
  }
  for (const line of lines) {
    const text = line.slice(1)
    if (line.startsWith('-')) gone.push(text)
    else if (line.startsWith('+')) come.push(text)
    else if (line.startsWith(' ')) {
      pairUp()
      rows.push({ before: whole(text, false), after: whole(text, false), same: true })
    }
  }
  pairUp()
  return rows
}

/**
 * The places where two lists of lines differ, each with one unchanged line around it; none if they
 * are equal.
 */
export function sideBySide(before: readonly string[], after: readonly string[]): Row[][] {
  const [old, fresh] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(''))
  const { hunks } = structuredPatch('', '', old ?? '', fresh ?? '', '', '', { context: 1 })
  return hunks.map(({ lines }) => rowsOf(lines))
}
