import { nearest } from '../../ssg/routes/content-error.ts'
import { type Node, walk } from '../checks/syntax.ts'
import {
  type Context,
  fileText,
  type LaunchFinding,
  ledgerFile,
  place,
  placeIn,
} from './context.ts'
import { type Contradiction, contradictions } from './contradictions.ts'
import { figuresIn } from './figures.ts'
import { lapsed, unproven } from './proof.ts'
import { isWork, storiesOf } from './samples.ts'

const DAY = 86_400_000

/** Claims without evidence, and outdated evidence. */
export function evidence(context: Context): LaunchFinding[] {
  const { facts, ledger, today } = context
  const found = facts.flatMap(({ id, kind, shown: [value = ''], ...fact }): LaunchFinding[] => {
    if (kind !== 'claim') return []
    const missing =
      `'${value}' has no evidence: note under '${id}' in ${ledgerFile} what proves it, or ` +
      'change the figure'
    const finding = unproven(context, id, value, missing)
    if (!finding) return []
    const at = place(context, fact.file, fact.exported, fact.path)
    return [{ id: `claim.${id}`, blocking: true, ...at, ...finding }]
  })
  const known = new Set([...facts, ...storiesOf(context)].map(({ id }) => id))
  for (const [index, { fact, checked }] of ledger.evidence.entries()) {
    const report = (blocking: boolean, message: string) =>
      found.push({
        id: `ledger.${fact}`,
        blocking,
        ...place(context, ledgerFile, 'default', ['evidence', index, 'fact']),
        message,
      })
    if (!known.has(fact) && !fact.startsWith('figure.')) {
      const guess = nearest(fact, [...known])
      report(
        false,
        'Nothing on the site is named ' +
          `'${fact}'${guess ? `: did you mean '${guess}'?` : ': delete the entry'}`,
      )
    } else if (checked > today)
      report(true, `The evidence for '${fact}' is dated ${checked}, which is in the future`)
    else if (Date.parse(today) - Date.parse(checked) > 365 * DAY)
      report(
        false,
        `The evidence for '${fact}' was last checked on ${checked}, more than a year ago`,
      )
  }
  return found
}

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' and ')

/** Explanations of contradictions that no longer exist. */
const settled = (context: Context, found: readonly Contradiction[]): LaunchFinding[] =>
  context.ledger.explained.flatMap(({ contradiction }, index) =>
    found.some(({ id }) => id === contradiction)
      ? []
      : [
          {
            id: `explained.${contradiction}`,
            blocking: false,
            ...place(context, ledgerFile, 'default', ['explained', index, 'contradiction']),
            message: `Nothing is found under '${contradiction}' any more: delete this explanation`,
          },
        ],
  )

/** Contradicting figures. An explanation applies to the values that it names. */
export function disagreements(context: Context): LaunchFinding[] {
  const { explained } = context.ledger
  const contradicting = contradictions(context.values, (file) => fileText(context.root, file))
  const found = contradicting.map(({ id, message, values, at }): LaunchFinding => {
    const where =
      'exported' in at
        ? place(context, at.file, at.exported, at.path)
        : placeIn(context.root, at.file, at.text)
    const finding = { id: `contradiction.${id}`, ...where }
    const entry = explained.find(({ contradiction }) => contradiction === id)
    if (entry && lapsed(values.join('\n'), entry.values.join('\n')) === undefined)
      return { ...finding, blocking: false, message: `${message}. ${entry.reason}` }
    const remedy = entry
      ? `. Under '${id}', ${ledgerFile} explains ${listed(entry.values)} and not ` +
        `${listed(values)}: correct one of them, or explain these`
      : `: correct one of them, or say under '${id}' in ${ledgerFile} why both may stay`
    return {
      ...finding,
      blocking: true,
      message: `${message}${remedy}`,
      wants: { contradiction: id, values },
    }
  })
  return [...found, ...settled(context, contradicting)]
}

/** Messages to the consultant, whose times promise nothing. */
const isToConsultant = (file: string) => file.startsWith('data/messages/')
/** Answers that visitors choose from. */
const noClaims = /^data\/forms\//

/** Ranges of a data file marked as samples, as character offsets. */
function sampleRanges({ program }: { program: Node }): [number, number][] {
  const ranges: [number, number][] = []
  walk(program, (node) => {
    if (
      node.type === 'ObjectExpression' &&
      node.properties.some(
        (each: Node) =>
          (each.key?.name ?? each.key?.value) === 'sample' && each.value?.value === true,
      )
    )
      ranges.push([node.start, node.end])
    return undefined
  })
  return ranges
}

/**
 * Figures typed into a sentence, which no fact would keep up to date. Those of a work page are
 * covered by the page's own evidence.
 */
export function typedFigures(context: Context): LaunchFinding[] {
  const { sources, data, facts, pages } = context
  const known = new Set(
    facts.flatMap(({ shown }) =>
      shown.flatMap((text) => [text, ...figuresIn(text).map(({ figure }) => figure)]),
    ),
  )
  const work = new Set(pages.filter(isWork).map(({ file }) => file))
  const reported = new Set<string>()
  return sources.blocks.flatMap((block) => {
    if (noClaims.test(block.file) || work.has(block.file)) return []
    const module = data.modules.get(block.file)
    const ranges = module ? sampleRanges(module) : []
    return figuresIn(block.text).flatMap(({ figure, index }): LaunchFinding[] => {
      const id = `figure.${block.file}:${figure}`
      const offset = block.offsetAt(index)
      if (
        known.has(figure) ||
        (figure.startsWith('within') && isToConsultant(block.file)) ||
        reported.has(id) ||
        ranges.some(([start, end]) => offset >= start && offset < end)
      )
        return []
      const missing =
        `'${figure}' is typed here and comes from no fact: take it from data/claims.json ` +
        `or data/prices.json, or note under '${id}' in ${ledgerFile} what proves it`
      const finding = unproven(context, id, figure, missing)
      if (!finding) return []
      reported.add(id)
      return [{ id, blocking: true, file: block.file, ...block.placeAt(index), ...finding }]
    })
  })
}
