import { readFlags } from '#tools/flags.ts'
import { portOf } from '#tools/port.ts'
import { build } from './build.ts'
import { main as serve } from './serve.ts'

const inSeconds = (milliseconds: number) =>
  `${Math.round(milliseconds / 1000)} s`

/** Builds the site and serves it; `--no-build` serves the last build. */
export async function main(args: string[]) {
  const flags = readFlags(args, { 'no-build': { type: 'boolean' } })
  // A wrong port ends the command before the build, not after it.
  portOf(process.env)
  if (flags['no-build']) return serve([])

  const started = performance.now()
  console.log('Building the site …')
  const code = await build({ quiet: true })
  if (code !== 0) return code
  const built = performance.now() - started
  // If tools/run-command.mjs has installed packages, it has recorded how long that took.
  const [install] = performance.getEntriesByName('install')
  const installed = install
    ? `Installed in ${inSeconds(install.duration)}. `
    : ''
  console.log(`\n  ${installed}Built in ${inSeconds(built)}.`)
  return serve([])
}
