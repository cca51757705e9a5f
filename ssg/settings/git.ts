import { spawnSync } from 'node:child_process'

/** Runs Git in `root`; returns what it prints, or undefined if it fails. */
export function runGit(
  root: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
    timeout: 60_000,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  })
  return status === 0 ? stdout.trim() : undefined
}

/** Path of `root` in its repository: '' for the top folder; undefined outside a repository. */
export const folderInRepository = (root: string) =>
  runGit(root, ['rev-parse', '--show-prefix'])
