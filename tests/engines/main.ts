import { table } from '../bench/table.ts'
import { checks } from './checks.ts'
import { readFlags } from './flags.ts'
import { type Engine, findEngines } from './found.ts'
import { Visitor } from './visitor.ts'
import { serveWorld, worlds } from './worlds.ts'

const listed = (names: string) => names.split(',').filter(Boolean)

/** Longer than any check takes that passes. Milliseconds. */
const LIMIT = 90_000
const outOfTime = () =>
  new Promise<never>((_, fail) =>
    setTimeout(() => fail(new Error(`not done within ${LIMIT / 1000} s`)), LIMIT).unref(),
  )

interface Installed {
  name: string
  launch: NonNullable<Engine['launch']>
}

type Outcome = { mark: '✓' | '✗' | '–'; reason: string }

async function outcomeOf(run: () => Promise<void>): Promise<Outcome> {
  try {
    await Promise.race([run(), outOfTime()])
    return { mark: '✓', reason: '' }
  } catch (error) {
    return { mark: '✗', reason: (error as Error).message }
  }
}

/** Runs every check in every world in one engine; outcomes by world and check. */
async function visit(
  { name: engine, launch }: Installed,
  addresses: readonly string[],
  chosen: typeof checks,
) {
  const begun = performance.now()
  let version = ''
  const outcomes: Outcome[][] = []
  for (const [index, world] of worlds.entries()) {
    const driver = await launch().catch((error: Error) => error)
    if (driver instanceof Error) {
      console.log(`✗ ${engine} did not start: ${driver.message}`)
      outcomes.push(chosen.map(() => ({ mark: '✗', reason: driver.message })))
      continue
    }
    version = driver.version
    const visitor = new Visitor(driver, addresses[index] ?? '')
    const found: Outcome[] = []
    for (const { name, run, notPossible, tolerates } of chosen) {
      const started = performance.now()
      const obstacle = notPossible?.(version, world)
      const outcome = obstacle
        ? ({ mark: '–', reason: obstacle } as const)
        : await outcomeOf(async () => {
            await run(visitor, world)
            const faults = (await visitor.faults()).filter((fault) => !tolerates?.test(fault))
            if (faults.length > 0) throw new Error(faults.join('\n'))
          })
      // What a failed check has left behind is not the next one's.
      await visitor.faults().catch(() => {})
      found.push(outcome)
      console.log(
        `${outcome.mark} ${engine}, ${world.name}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      )
      if (outcome.reason) console.log(outcome.reason.replaceAll(/^/gm, '    '))
    }
    outcomes.push(found)
    await driver.close()
  }
  return { version, outcomes, seconds: Math.round((performance.now() - begun) / 1000) }
}

/** Prints what passed where; resolves to whether all did, and all engines that are required are there. */
export async function testEngines(
  args: string[],
  { root, chromium }: { root: string; chromium: string | undefined },
): Promise<boolean> {
  const flags = readFlags(args)
  const engines = findEngines(chromium).filter(
    ({ name }) => !flags.engines || listed(flags.engines).includes(name),
  )
  const missing = engines.filter(({ launch }) => !launch)
  console.log(
    `Found: ${engines.flatMap(({ name, launch }) => (launch ? [name] : [])).join(', ') || 'no engine'}`,
  )
  for (const { name, remedy } of missing) console.log(`${name} was not found. ${remedy}`)
  const lacking = listed(flags.require).filter(
    (name) => !engines.some((engine) => engine.name === name && engine.launch),
  )

  const chosen = checks.filter(({ name }) => name.includes(flags.only))
  if (chosen.length === 0) throw new Error(`No check holds the words '${flags.only}'`)
  const addresses = []
  for (const world of worlds) addresses.push(await serveWorld(root, world))
  const results: ({ name: string } & Awaited<ReturnType<typeof visit>>)[] = []
  for (const { name, launch } of engines)
    if (launch) results.push({ name, ...(await visit({ name, launch }, addresses, chosen)) })

  const head = [
    '',
    ...results.map(({ name, version, seconds }) => `${name} (${version}, ${seconds} s)`),
  ]
  for (const [index, world] of worlds.entries()) {
    const rows = chosen.map(({ name }, check) => [
      name,
      ...results.map(({ outcomes }) => outcomes[index]?.[check]?.mark ?? ''),
    ])
    console.log(`\n${world.name}\n${table(head, rows)}`)
  }
  const reasons = new Set(
    results.flatMap(({ outcomes }) =>
      outcomes.flat().flatMap(({ mark, reason }) => (mark === '–' ? [reason] : [])),
    ),
  )
  for (const reason of reasons) console.log(`\n– ${reason}`)
  const all = results.flatMap(({ outcomes }) => outcomes.flat())
  const count = (mark: Outcome['mark']) => all.filter((outcome) => outcome.mark === mark).length
  console.log(`\n${count('✓')} passed, ${count('✗')} failed, ${count('–')} not possible`)
  if (missing.length > 0) console.log(`Not found: ${missing.map(({ name }) => name).join(', ')}`)
  if (lacking.length > 0) console.log(`Required and not found: ${lacking.join(', ')}`)
  return count('✗') === 0 && lacking.length === 0
}
