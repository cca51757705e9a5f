import { existsSync } from 'node:fs'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { chunkNames, sharedByIslands } from '../../ssg/client-chunks.ts'
import { readContents } from '../../ssg/document/page-contents.ts'
import { type Manifest, ScriptGraph } from '../../ssg/document/page-files.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'assets/app.js',
    isEntry: true,
    dynamicImports: [
      '_islands.js',
      'client/deferred.ts',
      'components/forms/ContactForm.island.tsx',
      'components/ui/Tabs.island.tsx',
      'client/behaviours/particles.ts',
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
    dynamicImports: ['components/forms/extras.ts'],
  },
  'components/ui/Tabs.island.tsx': { file: 'assets/Tabs.js', imports: ['_islands.js'] },
  'components/toasts/Toaster.tsx': { file: 'assets/Toaster.js' },
  'components/forms/extras.ts': { file: 'assets/extras.js' },
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

test('an island loads React and the shared chunk; what sends follows on demand', () => {
  expect(page(['ContactForm'])).toEqual({
    entry: ['assets/app.js', 'assets/deferred.js'],
    islands: [
      {
        name: 'ContactForm',
        scripts: ['assets/ContactForm.js', 'assets/islands.js', 'assets/react.js'],
      },
    ],
    later: ['assets/Toaster.js', 'assets/extras.js'],
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

test('a manifest without an entry is refused', () => {
  expect(() => new ScriptGraph({})).toThrow('The manifest names no entry')
})

test('every module of the chunk that islands share exists', () => {
  expect(sharedByIslands.filter((file) => !existsSync(file))).toEqual([])
})
