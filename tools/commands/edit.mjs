import { run } from './run.mjs'

// tools/edit/edit-plugin.ts prints the address, and opens it on a desktop.
process.exitCode = await run('vite-react-ssg', ['dev', ...process.argv.slice(2)], {
  EDIT: 'on',
  NODE_ENV: 'development',
})
