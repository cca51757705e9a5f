// Preloaded into every Node.js process of a measured command (measured-run.ts).
const { appendFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

process.on('exit', () => {
  // The usage of a process includes that of its threads.
  if (!isMainThread) return
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const used = { cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }
  appendFileSync(process.env.BENCH_USAGE_FILE, `${JSON.stringify(used)}\n`)
})
