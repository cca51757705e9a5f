import { expect, test } from 'vitest'
import { type Manifest, ScriptGraph } from '../../ssg/document/page-files.ts'
import { offlineFiles } from '../../ssg/outputs/offline-files.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'assets/app-1.js',
    isEntry: true,
    imports: ['_runtime.js'],
    dynamicImports: [
      'client/islands/hydrate.tsx',
      'components/forms/ContactForm.island.tsx',
      'client/deferred.ts',
    ],
  },
  '_runtime.js': { file: 'assets/runtime-1.js' },
  'client/deferred.ts': { file: 'assets/deferred-1.js', imports: ['index.html'] },
  'client/islands/hydrate.tsx': {
    file: 'assets/hydrate-1.js',
    imports: ['_react.js', 'index.html'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  'components/forms/ContactForm.island.tsx': {
    file: 'assets/ContactForm-1.js',
    imports: ['_react.js', '_form.js', 'index.html'],
    dynamicImports: ['data/forms/form-schema.ts'],
  },
  '_form.js': {
    file: 'assets/form-1.js',
    dynamicImports: ['components/toasts/Toaster.tsx'],
  },
  'components/toasts/Toaster.tsx': { file: 'assets/Toaster-1.js' },
  'data/forms/form-schema.ts': { file: 'assets/schema-1.js', imports: ['_form.js'] },
}

test('an island is cached with its files, React included', () => {
  expect(offlineFiles(new ScriptGraph(manifest))).toEqual({
    shell: [
      '/assets/app-1.js',
      '/assets/deferred-1.js',
      '/assets/hydrate-1.js',
      '/assets/runtime-1.js',
    ],
    islands: {
      ContactForm: [
        '/assets/ContactForm-1.js',
        '/assets/Toaster-1.js',
        '/assets/form-1.js',
        '/assets/react-1.js',
        '/assets/schema-1.js',
      ],
    },
  })
})
