import { run } from './run.mjs'

// Types of everything, types of the browser's code without those of Node.js, lint, unused code.
const steps = [
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'tsconfig.client.json']],
  ['biome', ['check', '.']],
  ['knip', []],
]
for (const [command, args] of steps) if ((await run(command, args)) !== 0) process.exitCode = 1
