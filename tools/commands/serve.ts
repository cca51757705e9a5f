import { outputFolder } from '#ssg/settings/settings.ts'
import { portOf } from '#tools/port.ts'
import { root } from '#tools/root.ts'
import { serve } from '#tools/static-host.ts'

/** Serves a folder, by default that of the build, as a static host does, on PORT or 4173. */
export async function main([folder = outputFolder(process.env)]: string[]) {
  const { url, compression } = await serve({
    root,
    folder,
    port: portOf(process.env) ?? 4173,
  })
  console.log(`\n  The site is served at ${url}\n  (Ctrl+C stops it)\n`)
  await compression
}
