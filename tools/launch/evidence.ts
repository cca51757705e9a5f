import { nearest } from '../../ssg/routes/content-error.ts'
import { type Node, walk } from '../checks/syntax.ts'
import { type Context, type LaunchFinding, place, placeIn, textOf } from './context.ts'
import { contradictions } from './contradictions.ts'
import { storiesOf } from './samples.ts'

const DAY = 86_400_000

/** Claims without evidence, and evidence that has grown old. */
export function evidence(context: Context): LaunchFinding[] {
  const { facts, ledger, today } = context
  const found = facts.flatMap((fact): LaunchFinding[] => {
    if (fact.kind !== 'claim' || ledger[fact.id]) return []
    const at = place(context, fact.file, fact.exported, fact.path)
    return [
      {
        id: `claim.${fact.id}`,
        blocking: true,
        ...at,
        message: `'${fact.shown[0]}' has no evidence: note under '${fact.id}' in data/ledger.ts what proves it, or change the figure`,
      },
    ]
  })
  const known = new Set([...facts, ...storiesOf(context)].map(({ id }) => id))
  for (const [id, { checked }] of Object.entries(ledger)) {
    const at = place(context, 'data/ledger.ts', 'ledger', [id])
    if (!known.has(id) && !id.startsWith('figure.')) {
      const guess = nearest(id, [...known])
      found.push({
        id: `ledger.${id}`,
        blocking: false,
        ...at,
        message: `Nothing on the site is named '${id}'${guess ? `: did you mean '${guess}'?` : ': delete the entry'}`,
      })
    } else if (checked > today)
      found.push({
        id: `ledger.${id}`,
        blocking: true,
        ...at,
        message: `The evidence for '${id}' is dated ${checked}, which is still to come`,
      })
    else if (Date.parse(today) - Date.parse(checked) > 365 * DAY)
      found.push({
        id: `ledger.${id}`,
        blocking: false,
        ...at,
        message: `The evidence for '${id}' was last looked at on ${checked}, more than a year ago`,
      })
  }
  return found
}

/** Figures that do not fit together. */
export function disagreements(context: Context): LaunchFinding[] {
  const explained = (context.values('data/ledger.ts').explained ?? {}) as Record<string, string>
  return contradictions(context.values, (file) => textOf(context.root, file)).map(
    ({ id, message, at }) => {
      const reason = explained[id]
      const where =
        'exported' in at
          ? place(context, at.file, at.exported, at.path)
          : placeIn(context.root, at.file, at.text)
      return {
        id: `contradiction.${id}`,
        blocking: !reason,
        ...where,
        message: reason
          ? `${message}. ${reason}`
          : `${message}: correct one of them, or say under '${id}' in data/ledger.ts why both may stay`,
      }
    },
  )
}

const figures =
  /(?:₹|\$|\bINR |\bUSD |\bRs\.? ?)\d[\d,]*(?:\.\d+)?(?:[KM]\b)?\+?|\d[\d,.]*(?:-\d[\d,.]*)?\s?%\+?|\b\d[\d,.]*[KML]?\+(?!\d)|\b\d+(?:\.\d+)?x\b/gu
const figuresIn = (text: string) =>
  [...text.matchAll(figures)].map(({ 0: match, index }) => ({
    figure: match.replace(/[.,]$/, ''),
    index,
  }))
/** Answers that visitors choose from, and the explanations of this check itself. */
const noClaims = /^data\/(?:forms\/|ledger\.ts)/

/** The parts of a data file that are marked as samples, from character to character. */
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

/** Figures typed into a sentence, with no fact behind them that would change along. */
export function typedFigures({ sources, data, facts, pages, ledger }: Context): LaunchFinding[] {
  const known = new Set(
    facts.flatMap(({ shown }) =>
      shown.flatMap((text) => [text, ...figuresIn(text).map(({ figure }) => figure)]),
    ),
  )
  const samplePages = new Set(pages.filter(({ meta }) => meta.sample).map(({ file }) => file))
  const told = new Set<string>()
  return sources.blocks.flatMap((block) => {
    if (noClaims.test(block.file) || samplePages.has(block.file)) return []
    const module = data.modules.get(block.file)
    const ranges = module ? sampleRanges(module) : []
    return figuresIn(block.text).flatMap(({ figure, index }): LaunchFinding[] => {
      const id = `figure.${block.file}:${figure}`
      const offset = block.offsetAt(index)
      if (
        known.has(figure) ||
        ledger[id] ||
        told.has(id) ||
        ranges.some(([start, end]) => offset >= start && offset < end)
      )
        return []
      told.add(id)
      const message = `'${figure}' is typed here and no fact stands behind it: take it from data/claims.ts or data/prices.json, or note under '${id}' in data/ledger.ts what proves it`
      return [{ id, blocking: true, file: block.file, ...block.placeAt(index), message }]
    })
  })
}
