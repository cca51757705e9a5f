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

  const startTime = performance.now()
  console.log('Building the site …')
  const code = await build({ isQuiet: true })
  if (code !== 0) return code
  const buildDuration = performance.now() - startTime
  // If tools/run-command.mjs has installed packages, it has recorded how long that took.
  const [installation] = performance.getEntriesByName('install')
  const installNote = installation
    ? `Installed in ${inSeconds(installation.duration)}. `
    : ''
  console.log(`\n  ${installNote}Built in ${inSeconds(buildDuration)}.`)
  return serve([])
}
