import { parseArgs } from 'node:util'
import { compareBuilds } from './compare-builds.mjs'
import { build, readArguments } from './run.mjs'

const usage = `npm run build              writes the site to dist/
npm run build -- --twice   builds twice without caches and compares every byte`

const options = {
  twice: { type: 'boolean' },
  help: { type: 'boolean' },
}
const { flags } = readArguments((args) => parseArgs({ args, options }).values, usage)

if (flags.help) console.log(usage)
else process.exitCode = flags.twice ? await compareBuilds() : await build()
