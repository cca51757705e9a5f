import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Starts the development server of the site in `folder`; resolves to the address that it prints
 * after `label`, since it takes the next free port.
 */
export async function startServer(
  folder: string,
  label: RegExp,
  env: Record<string, string | undefined> = {},
): Promise<{ server: ChildProcess; address: string }> {
  const engine = join(folder, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js')
  const server = spawn(process.execPath, [engine, 'dev'], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  const address = await new Promise<string>((done, fail) => {
    let output = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        output += stripVTControlCharacters(String(chunk))
        const [, found] = label.exec(output) ?? []
        if (found) done(found)
      })
    server.once('exit', () => fail(new Error(`The development server stopped:\n${output}`)))
  })
  return { server, address }
}
