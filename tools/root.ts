import { resolve } from 'node:path'

/** The project's folder, as an absolute path. */
export const root = resolve(import.meta.dirname, '..')
