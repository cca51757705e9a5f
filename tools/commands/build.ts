import { build } from '#tools/processes.ts'

export const main = () => build()
