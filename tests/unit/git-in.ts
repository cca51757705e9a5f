import { spawnSync } from 'node:child_process'

/** Whether Git is installed. Without Git the site builds, but its history cannot be read. */
export const hasGit = spawnSync('git', ['--version']).status === 0

/** Returns a function that runs Git in a folder as a test user and returns Git's output. */
export const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    spawnSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args],
      { cwd, encoding: 'utf8' },
    ).stdout.trim()
