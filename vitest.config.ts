import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './content/content-plugin.ts'

// React's production build lacks functions that its tests call, so the machine's setting is
// ignored.
process.env.NODE_ENV = 'test'

/**
 * The tests in the folder of a name. Their limit of time is for what hangs, never for what is slow:
 * about ten times what the longest test takes on an idle machine. Files that are not isolated share
 * their modules and their window: it saves loading them again, for tests that change neither.
 */
const project = (name: string, minutes: number, isolate = true) => ({
  plugins: [contentPlugin()],
  test: {
    name,
    isolate,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: minutes * 60_000,
    hookTimeout: minutes * 60_000,
  },
})

/** Utilities, which the build makes of what pages use: a test of the entry needs none of them. */
const withoutUtilities = {
  name: 'without-utilities',
  resolveId: (id: string) => (id === 'virtual:uno.css' ? id : undefined),
  load: (id: string) => (id === 'virtual:uno.css' ? '' : undefined),
}

const { plugins, test } = project('unit', 3)
const unit = {
  plugins: [react(), withoutUtilities, ...plugins],
  test: {
    ...test,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Files that need a document declare it in their first line, since it takes a third of a second
    // each.
    environment: 'node',
    env: { SITE_CONTEXT: 'local' },
    setupFiles: ['tests/unit/setup.ts'],
  },
}

const mistakes = project('promises', 20)
/** Plants a mistake for each promise and sees a test turn red: by hand, since it takes long. */
const promises = {
  ...mistakes,
  test: { ...mistakes.test, maxConcurrency: availableParallelism() },
}

export default defineConfig({
  test: {
    globalSetup: 'tests/temporary-files.ts',
    // All cores: Vitest would leave one free for interactive work.
    maxWorkers: '100%',
    // A busy machine ends a worker late, about which Vitest would complain after ten seconds.
    teardownTimeout: 60_000,
    projects: [
      unit,
      // Delivered facts and samples as the requirements list them, until their owner replaces them.
      project('delivered', 1, false),
      // These tests read the built files: run `npm run build` first.
      project('built', 2, false),
      // Recipes of the guide, carried out in a copy of the site, and the copy's own tests.
      project('recipes', 30),
      // The real editor in a real browser with the development server: about a minute.
      project('edit', 10),
      // Builds two commits of a copy and compares them: about a minute.
      project('review', 10),
      promises,
    ],
  },
})
