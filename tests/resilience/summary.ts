import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'

const plain = (text = '') =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter(Boolean)
    .slice(0, 40)
    .join('\n      ')

/** Prints each loss when it is found, then a summary of attempts, duration and losses. */
export default class Summary implements Reporter {
  private readonly sizes = new Map<string, { tried: number; lost: number; seconds: number }>()
  private losses = 0
  private readonly started = performance.now()

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult) {
    if (status === 'skipped') return
    const file = test.location.file.split(/[\\/]/).at(-1) ?? ''
    const size = this.sizes.get(file) ?? { tried: 0, lost: 0, seconds: 0 }
    size.tried++
    size.seconds += duration / 1000
    if (status !== test.expectedStatus) {
      size.lost++
      const messages = errors.map(({ message }) => plain(message))
      const loss = [`✗ ${test.titlePath().slice(2).join(' › ')}`, ...messages].join('\n      ')
      this.losses++
      console.log(loss)
    }
    this.sizes.set(file, size)
  }

  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk)
  }

  onError({ message }: TestError) {
    console.error(message)
  }

  onEnd({ status }: FullResult) {
    console.log('')
    for (const [file, { tried, lost, seconds }] of this.sizes)
      console.log(
        `${lost === 0 ? '✓' : '✗'} ${file}: ${tried} tried, ${lost} lost,`,
        `${seconds.toFixed(0)} s of browser time`,
      )
    const seconds = (performance.now() - this.started) / 1000
    console.log(`${status}, ${this.losses} losses, ${seconds.toFixed(0)} s`)
  }
}
