import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './content/content-plugin.ts'

// Overrides the machine's setting: the tests call functions that React's production build does not
// have.
process.env.NODE_ENV = 'test'

/** Loads packages as the site's build does, without the checks that some make in development. */
const packagesOfBuilds: Plugin = {
  name: 'packages-of-builds',
  configResolved({ ssr: { resolve = {} } }) {
    resolve.conditions = resolve.conditions?.filter(
      (condition) => condition !== 'development|production',
    )
  },
}

/**
 * A project with the tests in tests/NAME. The time limit in minutes only ends tests that hang: it
 * is about ten times what the longest test takes on an idle machine. With `isolate` false, test
 * files share their loaded modules and globals; this saves time, but no test may change them.
 */
const project = (name: string, minutes: number, isolate = true) => ({
  plugins: [packagesOfBuilds, contentPlugin()],
  test: {
    name,
    isolate,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: minutes * 60_000,
    hookTimeout: minutes * 60_000,
  },
})

/** Replaces the utility classes, which only a build can make, by an empty style sheet. */
const withoutUtilities = {
  name: 'without-utilities',
  resolveId: (id: string) => (id === 'virtual:uno.css' ? id : undefined),
  load: (id: string) => (id === 'virtual:uno.css' ? '' : undefined),
}

const unitTests = project('unit', 3)
const unit = {
  // Vitest's environment for `vmThreads` would search for packages to bundle, and warn that the
  // package of the editor (tools/edit) is not installed.
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
  plugins: [react(), withoutUtilities, ...unitTests.plugins],
  test: {
    ...unitTests.test,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Files that need a DOM declare that in their first line, since loading it takes a third of a
    // second per file.
    environment: 'node',
    // Each file has its own globals and modules in one of these threads, which load packages once;
    // a process for each file would take half as long again.
    pool: 'vmThreads',
    // Globals of earlier files stay in memory until their thread ends.
    vmMemoryLimit: '500MB',
    env: { SITE_CONTEXT: 'local' },
    setupFiles: ['tests/unit/setup.ts'],
  },
}

const promiseTests = project('promises', 20)
/**
 * These tests put a mistake into the code for each promise and check that a test fails. They take
 * long, so `npm test` leaves them out.
 */
const promises = {
  ...promiseTests,
  test: { ...promiseTests.test, maxConcurrency: availableParallelism() },
}

export default defineConfig({
  test: {
    globalSetup: 'tests/temporary-files.ts',
    // The tests use all cores: by default Vitest leaves one free for interactive work.
    maxWorkers: '100%',
    // By default Vitest reports an error if a worker has not ended after ten seconds, which happens
    // on a busy machine.
    teardownTimeout: 60_000,
    projects: [
      unit,
      // These tests check the delivered facts and samples. Once the owner has replaced the
      // identity, they are skipped.
      project('delivered', 1, false),
      // These tests read the built files: run `npm run build` first.
      project('built', 2, false),
      // These tests follow the recipes of the owner's guide in a copy of the site, then test it.
      project('recipes', 30),
      // These tests use the editor in a browser, with the development server, for about a minute.
      project('edit', 10),
      // These tests build two commits of a copy of the site and compare them, for about a minute.
      project('review', 10),
      promises,
    ],
  },
})
