import { spawnSync } from 'node:child_process'

/** Without Git the site builds, but its history cannot be read. */
export const hasGit = spawnSync('git', ['--version']).status === 0

/** Runs Git in a folder as somebody; returns what it prints. */
export const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    spawnSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args],
      { cwd, encoding: 'utf8' },
    ).stdout.trim()
