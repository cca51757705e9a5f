import { defineConfig } from 'playwright/test'
import everyday from '../../playwright.config'

/** What is too slow for every change: all rules of axe, and the Nu checker over pages as served and as they have become. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  outputDir: '../../test-results/audit',
  timeout: 180_000,
})
