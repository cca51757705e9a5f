import { load } from './tools/commands/run.mjs'

/** The byte budgets of the built site: run `npm run build` first. */
const { checksOf } = await load('tests/built/budgets.ts')
export default checksOf('dist')
