import { expect, test } from 'vitest'
import { run } from '#tools/processes.ts'

test('a build that the machine kills stops the deploy', async () => {
  const code = await run(
    process.execPath,
    ['-e', 'process.kill(process.pid, "SIGKILL")'],
    { heard: () => {} },
  )
  expect(code).toBe(1)
})
