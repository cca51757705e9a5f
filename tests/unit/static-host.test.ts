import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serve } from '../../tools/static-host.ts'

/** Requests an address unchanged; fetch would normalise it. */
const statusOf = (host: string, path: string) =>
  new Promise<[status: number | undefined, location: string | undefined]>((done, fail) =>
    request({ host: '127.0.0.1', port: new URL(host).port, path }, (answer) => {
      answer.resume()
      done([answer.statusCode, answer.headers.location])
    })
      .on('error', fail)
      .end(),
  )

test('an invalid address neither ends the preview nor leads to another site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  for (const name of ['index', '404']) writeFileSync(join(folder, `${name}.html`), name)
  const { server, url } = await serve({ root: folder, dir: '.', port: 0 })
  try {
    for (const path of ['//', '/\\', '///'])
      expect(await statusOf(url, path)).toEqual([200, undefined])
    expect(await statusOf(url, '/%')).toEqual([404, undefined])
    expect(await statusOf(url, '//[')).toEqual([404, undefined])
    expect(await statusOf(url, '/.//evil.example/')).toEqual([308, '/evil.example'])
    expect(await statusOf(url, '//evil.example/')).toEqual([308, '/evil.example'])
    expect(await statusOf(url, '/')).toEqual([200, undefined])
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})
