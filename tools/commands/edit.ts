import { main as dev } from './dev.ts'

// tools/edit/edit-plugin.ts prints the address, and opens it on a desktop.
export const main = (args: string[]) => dev(args, { EDIT: 'on' })
