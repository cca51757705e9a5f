import { run } from '#tools/processes.ts'

/** Starts the development server. */
export const main = (args: string[], env: Record<string, string> = {}) =>
  run('vite-react-ssg', ['dev', ...args], {
    env: { NODE_ENV: 'development', ...env },
  })
