import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What one run of a command has cost, all its Node.js processes included. */
export interface Used {
  /** CPU seconds of all threads, user and system. */
  cpu: number
  /** Peak memory of the largest process, in MB. */
  peak: number
  seconds: number
}

const preload = join(import.meta.dirname, 'report-usage.cjs')

/**
 * Runs a Node.js command in a folder and measures it; throws with the end of its output if it
 * fails.
 */
export function runMeasured(
  folder: string,
  command: readonly string[],
  { node = process.execPath, env = {} }: { node?: string; env?: Record<string, string> } = {},
): Promise<Used> {
  const notes = mkdtempSync(join(tmpdir(), 'bench-usage-'))
  const usageFile = join(notes, 'usage.txt')
  const started = performance.now()
  return new Promise<Used>((done, fail) => {
    const child = spawn(node, command, {
      cwd: folder,
      env: {
        ...process.env,
        ...env,
        // JSON quotes a path with spaces as this variable wants it.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`,
        BENCH_USAGE_FILE: usageFile,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said = (said + text).slice(-4000)
      })
    child.once('error', fail)
    child.once('exit', (code) => {
      if (code !== 0) return fail(new Error(`'${command.join(' ')}' failed in ${folder}:\n${said}`))
      const used = readFileSync(usageFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Pick<Used, 'cpu' | 'peak'>)
      done({
        cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
        peak: Math.max(...used.map(({ peak }) => peak)),
        seconds: (performance.now() - started) / 1000,
      })
    })
  }).finally(() => rmSync(notes, { recursive: true, force: true }))
}
