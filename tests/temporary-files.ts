import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Keeps all temporary files of a run in one folder; the returned function deletes it. */
export default function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-tests-'))
  // Other users may enter it, since a test runs a command as another user.
  chmodSync(folder, 0o755)
  for (const variable of ['TMPDIR', 'TEMP', 'TMP'])
    process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
