import { defineConfig } from 'playwright/test'
import everyday from '../../playwright.config.ts'

/** What is too slow for every change: rule engines and the Nu checker, over pages as served and as they have become. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  outputDir: '../../test-results/audit',
  timeout: 180_000,
  reporter: [['list'], ['./reporter.ts']],
})
