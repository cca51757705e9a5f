import { portOf } from '#tools/port.ts'
import { main as dev } from './dev.ts'

// Starts the development server with EDIT=on: then tools/edit/edit-plugin.ts prints the editor's
// address and, on a desktop, opens it in a browser.
export const main = (args: string[]) => {
  // A wrong port ends the command here with one sentence; Vite would print a stack trace.
  portOf(process.env)
  return dev(args, { EDIT: 'on' })
}
