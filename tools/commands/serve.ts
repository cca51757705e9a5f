import { portOf } from '#tools/port.ts'
import { root } from '#tools/root.ts'
import { serve } from '#tools/static-host.ts'

/** Serves dist/ or the given folder as a static host does, on the port PORT (4173 by default). */
export async function main([dir = 'dist']: string[]) {
  const { url, compressed } = await serve({
    root,
    dir,
    port: portOf(process.env) ?? 4173,
  })
  console.log(`\n  The site is served at ${url}\n  (Ctrl+C stops it)\n`)
  await compressed
}
