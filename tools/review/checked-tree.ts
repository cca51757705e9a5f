import { dataModules } from '../../data/schemas/data-modules.ts'
import { checkContent } from '../checks/content-report.ts'
import { loadData } from '../checks/load-data.ts'
import { launchFindings } from '../launch/launch.ts'
import { factsOf } from '../launch/stated-facts.ts'

/** One finding of the launch check or the content check, as the review compares it. */
export interface Finding {
  check: 'launch' | 'content'
  /** The launch check's own id; a content finding has none but its words. */
  id: string
  weight: 'stops' | 'look' | 'excused'
  message: string
  /** Why it may wait and until when, where an exception says so. */
  excused?: string
  file: string
  line: number
}

/** One value of data/, by its file and the names that lead to it. */
export interface FactValue {
  file: string
  /** 'prices.bundle.INR'; entries of lists go by their id, name, question, fact or contradiction where they have one. */
  path: string
  /** As the site writes it first: '₹49,999'. */
  value: string
  /** The ways it is written on pages and in messages. */
  shown: string[]
}

/** What the checks and the data say of one tree. */
export interface CheckedTree {
  findings: Finding[]
  facts: FactValue[]
}

/** Modules of facts and not of a page's words, which the comparison of the pages tells anyway. */
const isFactModule = (file: string) =>
  file.endsWith('.json') || /^data\/(?:business|levels)\.ts$/.test(file)
/** A JSON file is one value. */
const isFact = (file: string, exported: string) => !file.endsWith('.json') || exported === 'default'

/** The price of a level is that of data/prices.json. */
const isOwnFact = ({ path }: { path: string }) => !/^levels\.[^.]+\.price\./.test(path)

const nameOf = (entry: unknown, index: string) => {
  if (typeof entry !== 'object' || entry === null) return index
  const named = entry as Record<string, unknown>
  const name = named.id ?? named.name ?? named.question ?? named.fact ?? named.contradiction
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

async function factsIn(root: string): Promise<FactValue[]> {
  const { values } = await loadData(root)
  const named = factsOf((file) => values.get(file) ?? {})
  return Object.keys(dataModules)
    .filter(isFactModule)
    .flatMap((file) =>
      Object.entries(values.get(file) ?? {})
        .filter(([exported]) => isFact(file, exported))
        .flatMap(([exported, value]) =>
          flatten(value, exported === 'default' ? [] : [exported])
            .filter(isOwnFact)
            .map((fact): FactValue => {
              // A price is one fact in two currencies: of its forms only those belong here that carry the amount.
              const forms =
                named.find(({ id }) => fact.path === id || fact.path.startsWith(`${id}.`))?.shown ??
                []
              const digits = (text: string) => text.replace(/\D/g, '')
              const own = forms.filter((form) => digits(form) === digits(fact.value))
              return {
                file,
                path: fact.path,
                value: own[0] ?? fact.value,
                shown: own.length > 0 ? own : [fact.value],
              }
            }),
        ),
    )
}

/** Runs the checks of this branch on a tree, so that both sides are held to the same rules, and reads its facts. `now` decides which exceptions have run out. */
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
