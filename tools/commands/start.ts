import { build } from '#tools/processes.ts'
import { main as serve } from './serve.ts'

/** Builds the site and serves it; `--no-build` serves dist/ as it is. */
export async function main(args: string[]) {
  const code = args.includes('--no-build') ? 0 : await build()
  if (code !== 0) return code
  return serve([])
}
