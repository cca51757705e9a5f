import type { Check } from './browser-check.ts'
import { checks } from './checks.ts'
import type { Engine } from './engine.ts'
import { readFlags } from './flags.ts'
import { type HostVariant, hostVariants, serveVariant } from './host-variants.ts'
import { engines } from './installed-engines.ts'
import { inTime } from './time-limit.ts'
import { Visitor } from './visitor.ts'

const listed = (names: string) => names.split(',').filter(Boolean)

/** Timeout of a check, in milliseconds; longer than any passing check takes. */
const CHECK_LIMIT = 90_000

interface Installed extends Engine {
  launch: Awaited<ReturnType<Engine['find']>>
}

type Outcome = { mark: '✓' | '✗' | '–'; reason: string }

async function outcomeOf(run: () => Promise<void>): Promise<Outcome> {
  try {
    await inTime(CHECK_LIMIT, 'not done', run())
    return { mark: '✓', reason: '' }
  } catch (error) {
    return { mark: '✗', reason: (error as Error).message }
  }
}

/** Runs a check in a new browser, so that it finds no state of another. */
async function attempt({ launch }: Installed, check: Check, variant: HostVariant, address: string) {
  const driver = await launch()
  try {
    const obstacle = check.notPossible?.(driver.version, variant)
    if (obstacle) return { version: driver.version, mark: '–', reason: obstacle } as const
    const visitor = new Visitor(driver, address)
    const outcome = await outcomeOf(async () => {
      await check.run(visitor, variant)
      const faults = (await visitor.faults()).filter((fault) => !check.tolerates?.test(fault))
      if (faults.length > 0) throw new Error(faults.join('\n'))
    })
    return { version: driver.version, ...outcome }
  } finally {
    await driver.close()
  }
}

/** Runs the chosen checks in every configuration of one engine. */
async function visit(engine: Installed, addresses: readonly string[], chosen: typeof checks) {
  const begun = performance.now()
  let version = ''
  const outcomes: Outcome[][] = []
  for (const [index, variant] of engine.variants.entries()) {
    const found: Outcome[] = []
    for (const check of chosen) {
      const started = performance.now()
      const { version: reported, ...outcome } = await attempt(
        engine,
        check,
        variant,
        addresses[index] ?? '',
      ).catch((error: Error) => ({ version, mark: '✗' as const, reason: error.message }))
      version = reported
      found.push(outcome)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${outcome.mark} ${engine.name}, ${variant.name}: ${check.name} (${seconds} s)`)
      if (outcome.reason) console.log(outcome.reason.replaceAll(/^/gm, '    '))
    }
    outcomes.push(found)
  }
  return { version, outcomes, seconds: Math.round((performance.now() - begun) / 1000) }
}

/**
 * Prints what passed where; resolves to whether all passed and all required engines are installed.
 */
export async function testEngines(
  args: string[],
  { root, chromium }: { root: string; chromium: string | undefined },
): Promise<boolean> {
  const flags = readFlags(args)
  const wanted = flags.engines && listed(flags.engines)
  const installed: Installed[] = []
  const missing: string[] = []
  for (const engine of engines(root, chromium)) {
    if (wanted && !wanted.includes(engine.name)) continue
    try {
      installed.push({ ...engine, launch: await engine.find() })
    } catch (error) {
      console.log(`${engine.name} is missing. ${(error as Error).message}`)
      missing.push(engine.name)
    }
  }
  console.log(`Found: ${installed.map(({ name }) => name).join(', ') || 'no engine'}`)
  const lacking = listed(flags.require).filter(
    (name) => !installed.some((engine) => engine.name === name),
  )

  const chosen = checks.filter(({ name }) => name.includes(flags.only))
  if (chosen.length === 0) throw new Error(`No check holds the words '${flags.only}'`)
  const addresses = []
  for (const variant of hostVariants) addresses.push(await serveVariant(root, variant))
  const results: ({ name: string } & Awaited<ReturnType<typeof visit>>)[] = []
  for (const engine of installed)
    results.push({ name: engine.name, ...(await visit(engine, addresses, chosen)) })

  console.log()
  for (const { name, version, seconds } of results)
    console.log(`${name}${version && ` (${version})`} took ${seconds} s`)
  for (const [index, variant] of hostVariants.entries()) {
    const looking = results.filter(({ outcomes }) => outcomes[index])
    const rows = chosen.map(({ name }, check) => [
      name,
      ...looking.map(({ outcomes }) => outcomes[index]?.[check]?.mark ?? ''),
    ])
    if (looking.length > 0)
      console.log(
        `\n${variant.name}\n` +
          [['', ...looking.map(({ name }) => name)], ...rows]
            .map((row) => row.join('  '))
            .join('\n'),
      )
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
  if (missing.length > 0) console.log(`Missing: ${missing.join(', ')}`)
  if (lacking.length > 0) console.log(`Required and not found: ${lacking.join(', ')}`)
  return installed.length > 0 && count('✗') === 0 && lacking.length === 0
}
