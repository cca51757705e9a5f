import { settings } from '#ssg/settings/settings.ts'
import { beforeBuild } from '#tools/launch/launch.ts'
import { type RunOptions, run, siteBuild } from '#tools/processes.ts'
import { root } from '#tools/root.ts'

/**
 * Builds every page into dist/, or into the folder OUT_DIR; resolves to the exit code. Mistakes in
 * the content stop every build, findings of the launch check a production build.
 */
export async function build({
  env,
  heard,
  quiet,
}: RunOptions = {}): Promise<number> {
  // The settings are read first: a mistake in a variable ends the command here with its sentence,
  // where Vite would print a stack.
  settings({ ...process.env, ...env })
  const { ok, text } = beforeBuild(root)
  if (text) heard ? heard(`${text}\n`) : console.log(text)
  if (!ok) return 1
  return run('node', siteBuild, {
    env: { NODE_ENV: 'production', ...env },
    heard,
    quiet,
  })
}

export const main = () => build()
