import { install, run } from './run.mjs'

await install()
process.exitCode = await run('vite-react-ssg', ['dev', ...process.argv.slice(2)])
