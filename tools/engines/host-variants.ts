import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { serve } from '../static-host.ts'
import { probeScript } from './probe.ts'

/** Host configurations under which the built site is visited. */
export interface HostVariant {
  name: string
  policy: boolean
  navigation: boolean
}

export const hostVariants: readonly HostVariant[] = [
  { name: 'with the security policy', policy: true, navigation: true },
  { name: 'with the security policy, without the Navigation API', policy: true, navigation: false },
  { name: 'without the security policy', policy: false, navigation: true },
]

/**
 * Serves a copy of the build whose pages carry the probe, allowed in their policy by a hash.
 * Returns its address.
 */
export async function serveVariant(
  root: string,
  { policy, navigation }: HostVariant,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Share cards are not shown on any page.
  cpSync(join(root, 'dist'), folder, {
    recursive: true,
    filter: (name) => basename(name) !== 'share',
  })
  const script = probeScript(!navigation)
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(folder, name), 'utf8').replace(
      '<meta charset="utf-8">',
      (charset) => `${charset}<script>${script}</script>`,
    )
    writeFileSync(
      join(folder, name),
      policy ? html : html.replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, ''),
    )
  }
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  writeFileSync(
    join(folder, '_headers'),
    policy
      ? headers.replace("script-src 'self'", `$& ${hash}`)
      : headers.replace(/^ *Content-Security-Policy:.*\n/m, ''),
  )
  return (await serve({ root, dir: relative(root, folder), port: 0 })).url
}
