import { spawnSync } from 'node:child_process'

/** Whether Git is installed: without it the site builds, but its history cannot be tested. */
export const hasGit = spawnSync('git', ['--version']).status === 0
