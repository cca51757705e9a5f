import { readFlags } from '#tools/flags.ts'
import { build } from './build.ts'
import { main as serve } from './serve.ts'

/** Builds the site and serves it; `--no-build` serves dist/ as it is. */
export async function main(args: string[]) {
  const flags = readFlags(args, { 'no-build': { type: 'boolean' } })
  const code = flags['no-build'] ? 0 : await build()
  if (code !== 0) return code
  return serve([])
}
