import { run } from '#tools/processes.ts'

/** Serves the site while its files are changed. */
export const main = (args: string[], env: Record<string, string> = {}) =>
  run('vite-react-ssg', ['dev', ...args], {
    env: { NODE_ENV: 'development', ...env },
  })
