import { defineConfig } from 'playwright/test'
import everyday from '../../playwright.config.ts'

/**
 * Checks too slow for every change: rule engines and the Nu checker, over pages as served and as
 * changed by their scripts.
 */
export default defineConfig({
  ...everyday,
  testDir: '.',
  outputDir: '../../test-results/audit',
  // The home page took four minutes on a machine with browser tests beside it.
  timeout: 600_000,
  reporter: [['list'], ['./reporter.ts']],
})
