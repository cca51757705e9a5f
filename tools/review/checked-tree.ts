import { formatMoney, plainMoney } from '../../data/money.ts'
import { dataModules } from '../../data/schemas/data-modules.ts'
import { checkContent } from '../checks/content-report.ts'
import { loadData } from '../checks/load-data.ts'
import { launchFindings } from '../launch/launch.ts'

/** One finding of the launch check or the content check, in the form that the review compares. */
export interface Finding {
  check: 'launch' | 'content'
  /** The launch check's id; a content finding has only its message. */
  id: string
  weight: 'stops' | 'look' | 'excused'
  message: string
  /** Reason and end of its exception, if there is one. */
  excused?: string
  file: string
  line: number
}

/** One value of data/, by its file and path. */
export interface FactValue {
  file: string
  /** 'prices.bundle.INR'; list entries by their id, name or question if they have one. */
  path: string
  /** Its first spelling: '₹49,999'. */
  value: string
  /** Its spellings on pages and in messages. */
  shown: string[]
}

/** Findings and facts of one tree. */
export interface CheckedTree {
  findings: Finding[]
  facts: FactValue[]
}

/** Modules of facts only; a page's words show in the comparison of the pages. */
const isFactModule = (file: string) =>
  file.endsWith('.json') || /^data\/(?:business|levels)\.ts$/.test(file)
/** A JSON file is one value. */
const isFact = (file: string, exported: string) => !file.endsWith('.json') || exported === 'default'

/** A level's price comes from data/prices.json. */
const isOwnFact = ({ path }: { path: string }) => !/^levels\.[^.]+\.price\./.test(path)

const nameOf = (entry: unknown, index: string) => {
  if (typeof entry !== 'object' || entry === null) return index
  const named = entry as Record<string, unknown>
  const name = named.id ?? named.name ?? named.question
  return typeof name === 'string' ? name : index
}

function flatten(value: unknown, path: readonly string[]): { path: string; value: string }[] {
  if (typeof value === 'function' || value === undefined) return []
  if (typeof value !== 'object' || value === null)
    return [{ path: path.join('.'), value: String(value) }]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, [...path, isList ? nameOf(inner, key) : key]),
  )
}

/** Spellings of a value on pages and in messages, the usual one first. */
function spellings(file: string, path: string, value: string): string[] {
  const isAmount = /prices\.json$/.test(file) && /^\d+$/.test(value) && !path.endsWith('Days')
  if (!isAmount) return [value]
  const currency = path.endsWith('.USD') ? 'USD' : 'INR'
  return [formatMoney(Number(value), currency), plainMoney(Number(value), currency)]
}

async function factsIn(root: string): Promise<FactValue[]> {
  const { values } = await loadData(root)
  return Object.keys(dataModules)
    .filter(isFactModule)
    .flatMap((file) =>
      Object.entries(values.get(file) ?? {})
        .filter(([exported]) => isFact(file, exported))
        .flatMap(([exported, value]) =>
          flatten(value, exported === 'default' ? [] : [exported])
            .filter(isOwnFact)
            .map((fact): FactValue => {
              const shown = spellings(file, fact.path, fact.value)
              return { file, path: fact.path, value: shown[0] ?? fact.value, shown }
            }),
        ),
    )
}

/**
 * Runs this branch's checks on a tree, so that both sides follow the same rules, and reads its
 * facts. `now` decides which exceptions have expired.
 */
export async function checkTree(root: string, now: Date): Promise<CheckedTree> {
  const launch = await launchFindings(root, { now })
  const { problems, warnings } = await checkContent(root)
  const findings = [
    ...launch.map(({ id, blocking, excused, message, file, line }): Finding => {
      const weight = blocking ? 'stops' : excused ? 'excused' : 'look'
      return {
        check: 'launch',
        id,
        weight,
        message,
        file,
        line,
        ...(excused && { excused: `Excused until ${excused.until}: ${excused.why}` }),
      }
    }),
    ...problems.map(
      ({ file, line, message }): Finding => ({
        check: 'content',
        id: '',
        weight: 'stops',
        message,
        file,
        line,
      }),
    ),
    ...warnings.map(
      ({ file, line, message }): Finding => ({
        check: 'content',
        id: '',
        weight: 'look',
        message,
        file,
        line,
      }),
    ),
  ]
  return { findings, facts: await factsIn(root) }
}
