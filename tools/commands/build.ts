import { build } from '../processes.ts'

export const main = () => build()
