import { main as dev } from './dev.ts'

// Starts the development server with EDIT=on: then tools/edit/edit-plugin.ts prints the editor's
// address and, on a desktop, opens it in a browser.
export const main = (args: string[]) => dev(args, { EDIT: 'on' })
