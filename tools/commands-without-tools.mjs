/** Commands for which the packages in `dependencies` are enough; others need the test tools too. */
export const commandsWithoutTools = [
  'start',
  'build',
  'dev',
  'edit',
  'new',
  'check-content',
  'launch-check',
]
