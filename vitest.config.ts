import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Whatever the machine sets: React's production build leaves out what its tests call.
process.env.NODE_ENV = 'test'

export default defineConfig({
  test: {
    // Vitest leaves one core to whoever types; most of the time nobody does.
    maxWorkers: '100%',
    // Files of a project share their modules: to load them anew for each takes as long as the tests. What a test changes in a module it loads anew itself.
    isolate: false,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // Files that need a document say so in their first line: a document and what goes with it take a third of a second each.
          environment: 'node',
          env: { SITE_CONTEXT: 'local' },
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 30_000, // no budget: machines are shared
        },
      },
      // What the requirements say of the delivered facts and samples, until their owner replaces them.
      {
        test: {
          name: 'delivered',
          include: ['tests/delivered/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000, // no budget: machines are shared
        },
      },
      // The built files are the subject: run `npm run build` first.
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      // The guide's recipes, carried out in a copy of the site: three builds and a dev server, about a minute.
      {
        test: {
          name: 'recipes',
          include: ['tests/recipes/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
        },
      },
      // The real editor in a real browser, beside the development server: about a minute.
      {
        test: {
          name: 'edit',
          include: ['tests/edit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      // Builds two commits of a copy and compares them: a minute or so.
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
