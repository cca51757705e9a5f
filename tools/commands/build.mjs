import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareBuilds } from './compare-builds.mjs'
import { build, fail, load, readArguments, root } from './run.mjs'

const usage = `npm run build              writes the site to dist/
npm run build -- --twice   builds twice without caches and compares every byte
npm run build -- --why '/services .tag'
                           builds nothing; says of the last build, unless it was for production,
                           why the rules of a class or element are on a page or not`

const options = {
  twice: { type: 'boolean' },
  why: { type: 'string' },
  help: { type: 'boolean' },
}
const { flags } = readArguments((args) => parseArgs({ args, options }).values, usage)

async function explain(question) {
  const [, path, selector] = /^(\/\S*)\s+(.+)$/.exec(question) ?? fail(usage)
  const { explainRules } = await load('tools/rule-origin.ts')
  try {
    console.log(explainRules(root, join(root, process.env.OUT_DIR ?? 'dist'), path, selector))
  } catch (error) {
    fail(error.message)
  }
}

if (flags.help) console.log(usage)
else if (flags.why) await explain(flags.why)
else process.exitCode = flags.twice ? await compareBuilds() : await build()
