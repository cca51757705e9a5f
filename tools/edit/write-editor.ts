import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from '../../ssg/options.ts'
import { currentContext, type DeployContext, isPreview } from '../../ssg/settings/deploy-context.ts'
import { type Repository, repositoryOf } from '../../ssg/settings/repository.ts'
import { bundleEditor } from './editor-bundle.ts'
import type { EditorSettings } from './editor-settings.ts'

/** Where the clone came from, as Git says it. */
function remoteOf(root: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

/** What the editor of a preview writes to, or what somebody has to set so that it can. */
export function previewSettings(
  repository: Repository | undefined,
  branch: string | undefined,
): EditorSettings {
  const target = 'branch'
  if (!repository)
    return {
      target,
      missing:
        'The editor does not know where the files of this site are kept. Set SITE_REPOSITORY to the address of the repository at GitHub or GitLab, such as https://github.com/owner/name, where the host lists the variables of a build, and build this preview again.',
    }
  if (!branch)
    return {
      target,
      missing:
        'The editor does not know the branch of this preview: no branch was checked out where it was built. Build it from a branch.',
    }
  return { target, repository: { ...repository, branch } }
}

/** Writes /__edit into a preview; leaves nothing of it in any other build. */
export async function writeEditor(
  { root, out }: Pick<BuiltSite, 'root' | 'out'>,
  context: DeployContext = currentContext(),
): Promise<void> {
  const folder = join(out, '__edit')
  rmSync(folder, { recursive: true, force: true })
  if (!isPreview(context)) return
  const settings = previewSettings(repositoryOf(process.env, remoteOf(root)), context.branch)
  await bundleEditor(root, folder, settings)
  console.log(
    `Editor: at /__edit${settings.repository ? `, writes to ${settings.repository.branch} of ${settings.repository.name}` : `. ${settings.missing}`}`,
  )
}
