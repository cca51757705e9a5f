import {
  brotliCompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  gzipSync,
} from 'node:zlib'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { builtPages } from './site.ts'

/** Bytes that a host sends before it waits for an acknowledgement: ten segments (RFC 6928). */
const FIRST_WINDOW = 14 * 1024

/** The part of a document that the first window carries. */
const readableIn = (document: Buffer, decoder: ReturnType<typeof createGunzip>) =>
  new Promise<number>((done) => {
    let length = 0
    decoder.on('data', (chunk: Buffer) => {
      length += chunk.length
    })
    decoder.write(document.subarray(0, FIRST_WINDOW))
    decoder.flush(() => setImmediate(() => done(length)))
  })

/** End of the first block of the page: its heading and the parts beside it. */
function endOfHero(markup: string): number {
  const document = parseDocument(markup, { withEndIndices: true, withStartIndices: true })
  const [main] = DomUtils.getElementsByTagName('main', document)
  const hero = main && DomUtils.getElementsByTagName(() => true, main.children).at(0)
  return Buffer.byteLength(markup.slice(0, (hero?.endIndex ?? markup.length) + 1))
}

describe('the first block of a page arrives in the first window of the connection', () => {
  test.each(builtPages)('$path', async ({ html: markup }) => {
    const source = Buffer.from(markup)
    const hero = endOfHero(markup)
    // Compression as hosts use it while sending, below the maximum.
    const weakBrotli = brotliCompressSync(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    })
    expect(await readableIn(weakBrotli, createBrotliDecompress()), 'brotli').toBeGreaterThan(hero)
    expect(await readableIn(gzipSync(source), createGunzip()), 'gzip').toBeGreaterThan(hero)
  })
})
