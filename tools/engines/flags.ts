import { parseArgs } from 'node:util'

export const usage = `\
npm run test:engines                   drives the built site in Chromium, Firefox and WebKit,
                                       and in Chromium 92, 103, 109 and 119, which it fetches
  --engines firefox,chromium-109       these only
  --require chromium,firefox,webkit    fails where one of these is missing
  --only 'application'                 checks whose sentence holds these words
  --no-build                           takes dist/ as it is`

const flags = {
  engines: { type: 'string' },
  require: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  'no-build': { type: 'boolean' },
  help: { type: 'boolean' },
} as const
export const readFlags = (args: string[]) => parseArgs({ args, options: flags }).values
