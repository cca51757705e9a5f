import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
  /**
   * Hash of the public key that the browser trusts for one run. Browsers cache nothing from a host
   * whose certificate error is merely ignored.
   */
  fingerprint: string
}

/** A self-signed certificate for one day. Throws if openssl is missing. */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-addext',
        `subjectAltName=${names}`,
        '-keyout',
        files.key,
        '-out',
        files.cert,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const cert = readFileSync(files.cert, 'utf8')
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(files.key, 'utf8'),
      cert,
      fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    }
  } catch (error) {
    throw new Error(
      'The benchmark serves over HTTP/2, which needs a certificate, and openssl could not ' +
        `make one: install openssl (${(error as Error).message})`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
