import { run } from './run.mjs'

process.exitCode = await run('vite-react-ssg', ['dev', ...process.argv.slice(2)], {
  NODE_ENV: 'development',
})
