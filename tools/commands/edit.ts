import { run } from '#tools/processes.ts'

// tools/edit/edit-plugin.ts prints the address, and opens it on a desktop.
export const main = (args: string[]) =>
  run('vite-react-ssg', ['dev', ...args], { env: { EDIT: 'on', NODE_ENV: 'development' } })
