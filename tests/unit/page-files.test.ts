import { existsSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { chunkNames, ofPagesWithIslands, sharedByIslands } from '../../ssg/client-chunks.ts'
import { readContents } from '../../ssg/document/page-contents.ts'
import { type Manifest, ScriptGraph } from '../../ssg/document/page-files.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'assets/app.js',
    isEntry: true,
    dynamicImports: [
      'client/deferred.ts',
      'client/islands/next-page-islands.ts',
      'client/behaviours/particles.ts',
    ],
  },
  'client/islands/next-page-islands.ts': {
    file: 'assets/next-page-islands.js',
    imports: ['_page-islands.js'],
  },
  '_page-islands.js': {
    file: 'assets/page-islands.js',
    name: chunkNames.pageIslands,
    imports: ['index.html'],
    dynamicImports: [
      '_islands.js',
      'components/forms/ContactForm.island.tsx',
      'components/ui/Tabs.island.tsx',
    ],
  },
  '_islands.js': {
    file: 'assets/islands.js',
    name: chunkNames.islands,
    imports: ['_react.js'],
    dynamicImports: ['components/toasts/Toaster.tsx'],
  },
  '_react.js': { file: 'assets/react.js', name: chunkNames.react },
  'client/deferred.ts': { file: 'assets/deferred.js', imports: ['index.html'] },
  'client/behaviours/particles.ts': {
    file: 'assets/particles.js',
    assets: ['assets/particle-field.worker.js'],
  },
  'components/forms/ContactForm.island.tsx': {
    file: 'assets/ContactForm.js',
    imports: ['index.html', '_islands.js'],
  },
  'components/ui/Tabs.island.tsx': { file: 'assets/Tabs.js', imports: ['_islands.js'] },
  'components/toasts/Toaster.tsx': { file: 'assets/Toaster.js' },
}
const graph = new ScriptGraph(manifest)
const page = (islands: string[] = [], behaviours: string[] = []) =>
  graph.filesOfPage({
    islands: new Set(islands),
    behaviours: new Set(behaviours),
  })

test('a page of text loads the entry and its own imports, without React', () => {
  expect(page()).toEqual({
    entry: ['assets/app.js', 'assets/deferred.js'],
    islands: [],
    later: [],
  })
})

test('a page with an island loads what starts it; React and what sends follow on demand', () => {
  expect(page(['ContactForm'])).toEqual({
    entry: ['assets/app.js', 'assets/deferred.js', 'assets/page-islands.js'],
    islands: [
      {
        name: 'ContactForm',
        scripts: ['assets/ContactForm.js', 'assets/islands.js', 'assets/react.js'],
      },
    ],
    later: ['assets/next-page-islands.js', 'assets/Toaster.js'],
  })
})

test('a behaviour in the markup loads its script and its worker', () => {
  expect(page([], ['particles']).entry).toEqual([
    'assets/app.js',
    'assets/deferred.js',
    'assets/particles.js',
    'assets/particle-field.worker.js',
  ])
})

test('a page has the islands and behaviours that its markup names', () => {
  const markup = '<main data-behaviour="reveal particles"><i data-island="Tabs"></i></main>'
  const { islands, behaviours } = readContents(parseDocument(markup))
  expect([...islands]).toEqual(['Tabs'])
  expect([...behaviours]).toEqual(['reveal', 'particles'])
})

test('every module of the chunks that islands share exists', () => {
  const modules = [...sharedByIslands, ...ofPagesWithIslands]
  expect(modules.filter((file) => !existsSync(file))).toEqual([])
})
