import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLeftBehind } from '#content/left-behind.ts'
import { builtAssetNames, removeUnused } from '#ssg/options.ts'

describe('a visitor is never served', () => {
  test.each([
    ['Finder', 'images/.DS_Store'],
    ['Finder on a foreign disk', 'images/._me.jpg'],
    ['an archive of a Mac', '__MACOSX/images/me.jpg'],
    ['a disk of a Mac', '.Spotlight-V100/store.db'],
    ['a disk of Windows', '$RECYCLE.BIN/me.jpg'],
    ['Windows', 'images/Thumbs.db'],
    ['Windows (with a name in capitals)', 'DESKTOP.INI'],
    ['KDE', '.directory'],
    ['Word', 'files/~$terms.docx'],
    ['LibreOffice', 'files/.~lock.terms.odt#'],
    ['Emacs', 'files/terms.md~'],
    ['Vim', '.terms.md.swp'],
    ['a network drive', 'images/@eaDir/me.jpg'],
    ['a download that did not end', 'files/terms.pdf.crdownload'],
    ['a download of Firefox', 'files/terms.pdf.PART'],
  ])('a file left behind by %s: %s', (_, file) => {
    expect(isLeftBehind(file)).toBe(true)
  })
})

test.each([
  'images/me.jpg',
  'files/price~list.pdf',
  '.well-known/security.txt',
  '.htaccess',
  '.nojekyll',
  'icon.png',
  'a.part.html',
])("the owner's file %s is served", (file) => {
  expect(isLeftBehind(file)).toBe(false)
})

/** A site that was built with the owner's style sheet public/assets/leaflet.css. */
function builtWithOwnSheet() {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const buildFolder = join(root, 'dist')
  for (const folder of [join(root, 'public'), buildFolder]) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'assets/leaflet.css'), '')
  }
  return { root, buildFolder }
}

test("a build keeps the owner's own style sheets", () => {
  const { root, buildFolder } = builtWithOwnSheet()
  removeUnused(root, buildFolder)
  expect(readdirSync(join(buildFolder, 'assets'))).toEqual(['leaflet.css'])
})

test("browsers do not cache the owner's files in public/assets for a year", () => {
  const { root, buildFolder } = builtWithOwnSheet()
  writeFileSync(join(buildFolder, 'assets/app-1a2b3c4d.js'), '')
  expect(builtAssetNames(root, buildFolder)).toEqual(['app-1a2b3c4d.js'])
})

test('a build deletes leftover files of programs, and files that no page needs', () => {
  const buildFolder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const file of [
    '.DS_Store',
    'images/.DS_Store',
    '__MACOSX/a/._me.jpg',
    'static-loader-data-manifest-1a2b.json',
    'static-loader-data/about.json',
    'assets/app-1a2b3c4d.css',
    '.vite/manifest.json',
    'assets/app-1a2b3c4d.js',
    'images/me.jpg',
  ]) {
    const path = join(buildFolder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  removeUnused(buildFolder, buildFolder)
  const remaining = readdirSync(buildFolder, {
    recursive: true,
    encoding: 'utf8',
  })
  expect(remaining.sort()).toEqual([
    'assets',
    join('assets', 'app-1a2b3c4d.js'),
    'images',
    join('images', 'me.jpg'),
  ])
})
