import { createVitest } from 'vitest/node'

// Runs single tests of the site in the current folder for the process that forked it. One Vitest
// for all takes a third of the time of one for each.

const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  reporters: [{}],
})

/** The results of the tests in a file with a part of their title. */
async function run({ file, title, pattern }) {
  for (const { vite } of vitest.projects)
    for (const { moduleGraph } of Object.values(vite.environments))
      moduleGraph.invalidateAll()
  vitest.setGlobalTestNamePattern(pattern)
  const specifications = await vitest.globTestSpecifications([file])
  const { testModules } = await vitest.runTestSpecifications(specifications)
  return testModules
    .filter(({ moduleId }) => moduleId.endsWith(file))
    .flatMap(({ children }) => [...children.allTests()])
    .map((test) => ({ name: test.fullName, state: test.result().state }))
    .filter(({ name, state }) => state !== 'skipped' && name.includes(title))
    .map(({ name, state }) => ({ name, hasFailed: state === 'failed' }))
}

process.on('disconnect', () => process.exit())
process.on('message', async (request) => {
  const reports = await run(request).catch((error) => {
    console.error(error)
    return []
  })
  process.send(reports)
})
process.send('ready')
