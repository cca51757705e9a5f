import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './ssg/content/content-plugin.ts'

// React's production build lacks functions that its tests call, so the machine's setting is
// ignored.
process.env.NODE_ENV = 'test'

export default defineConfig({
  test: {
    globalSetup: 'tests/temporary-files.ts',
    // All cores: Vitest would leave one free for interactive work.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react(), contentPlugin()],
        test: {
          name: 'unit',
          // Files share their modules, since loading them again for each file takes as long as the
          // tests. A test that changes a module loads its own copy.
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Files that need a document declare it in their first line, since it takes a third of a
          // second each.
          environment: 'node',
          env: { SITE_CONTEXT: 'local' },
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 120_000, // no time budget: machines are shared
        },
      },
      // Delivered facts and samples as the requirements list them, until their owner replaces them.
      {
        plugins: [contentPlugin()],
        test: {
          name: 'delivered',
          isolate: false,
          include: ['tests/delivered/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000, // no time budget: machines are shared
        },
      },
      // These tests read the built files: run `npm run build` first.
      {
        plugins: [contentPlugin()],
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      // Recipes of the guide, carried out in a copy of the site: one build and a dev server.
      {
        plugins: [contentPlugin()],
        test: {
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
        },
      },
      // The real editor in a real browser with the development server: about a minute.
      {
        test: {
          name: 'edit',
          include: ['tests/edit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      // Builds two commits of a copy and compares them: about a minute.
      {
        test: {
          name: 'review',
          include: ['tests/review/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
    ],
  },
})
