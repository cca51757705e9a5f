import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { glyphs, type systemFonts } from '../../ssg/document/fonts.ts'

const require = createRequire(import.meta.url)

/** A system, represented by the fonts that replace the site's own there. */
export interface System {
  name: string
  /** Full names of its fonts, with the files of packages that have their widths. */
  files: Readonly<Record<string, string>>
  /** The `systemFonts` that it has. */
  fallback: (typeof systemFonts)[number]['name']
}

const known: readonly [System, ...System[]] = [
  {
    name: 'Windows, macOS or iOS',
    files: { Arial: 'arimo/files/arimo-latin-400', 'Arial Bold': 'arimo/files/arimo-latin-700' },
    fallback: 'Arial',
  },
  {
    name: 'Android before 12',
    files: {
      Roboto: 'roboto/files/roboto-latin-400',
      'Roboto Bold': 'roboto/files/roboto-latin-700',
    },
    fallback: 'Roboto',
  },
  {
    name: 'Android 12 or later',
    files: { Roboto: 'roboto/files/roboto-latin-400' },
    fallback: 'Roboto Regular',
  },
]

/**
 * Systems that a browser of this machine can simulate: fontconfig, which chooses fonts, is Linux's.
 */
export const systems = process.platform === 'linux' ? known : known.slice(0, 1)

/** Writes a system's fonts into a folder; resolves to a fontconfig file without any others. */
export async function writeSystem({ files }: System, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const rules = await Promise.all(
    Object.entries(files).map(async ([name, file], index) => {
      const source = await readFile(require.resolve(`@fontsource/${file}-normal.woff2`))
      const path = join(folder, `${index}.ttf`)
      await writeFile(path, await subsetFont(source, glyphs, { targetFormat: 'sfnt' }))
      return `<match target="scan"><test name="file"><string>${path}</string></test>
        <edit name="fullname"><string>${name}</string></edit></match>`
    }),
  )
  const config = join(folder, 'fonts.conf')
  await writeFile(
    config,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>${rules.join('')}</fontconfig>`,
  )
  return config
}
