import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { installOnce } from '#tools/processes.ts'
import { root } from '#tools/root.ts'

/** Version 109 is the last for Windows 7 and 8. (Playwright's locators need at least 105.) */
const CHROMIUM_VERSION = '109.0.6'

/**
 * Downloads a version of Chromium for Linux on x64 from the npm package @sparticuz/chromium, unless
 * it is in .cache/ already, and prints its path, which is the value for OLD_CHROMIUM.
 */
export async function main([version = CHROMIUM_VERSION]: string[]) {
  const folder = join(root, '.cache/chromium', version)
  const program = join(folder, 'chromium')
  if (!existsSync(program)) {
    const packagesFolder = await installOnce(
      folder,
      `@sparticuz/chromium@${version}`,
    )
    const packedFolder = join(packagesFolder, '@sparticuz/chromium/bin')
    const unpackedFile = (name: string) =>
      brotliDecompressSync(readFileSync(join(packedFolder, `${name}.br`)))
    // The browser's libraries, and a renderer in software for machines without a GPU.
    for (const name of ['aws.tar', 'swiftshader.tar'])
      execFileSync('tar', ['-x', '-C', folder], { input: unpackedFile(name) })
    writeFileSync(program, unpackedFile('chromium'), { mode: 0o755 })
  }
  console.log(program)
}
