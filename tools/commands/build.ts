import { settings } from '#ssg/settings/settings.ts'
import { checkBeforeBuild } from '#tools/launch/launch.ts'
import { buildArgs, type RunOptions, run } from '#tools/processes.ts'
import { root } from '#tools/root.ts'

/**
 * Builds every page into dist/, or into the folder that OUT_DIR names; resolves to the exit code.
 * Mistakes in the content stop every build; blocking findings of the launch check stop a production
 * build.
 */
export async function build({
  env,
  onOutput,
  isQuiet,
}: RunOptions = {}): Promise<number> {
  // Reads the settings first, so that a wrong variable ends the command here with one sentence;
  // Vite would print a stack trace.
  settings({ ...process.env, ...env })
  const { ok, text } = checkBeforeBuild(root)
  if (text) onOutput ? onOutput(`${text}\n`) : console.log(text)
  if (!ok) return 1
  return run('node', buildArgs, {
    env: { NODE_ENV: 'production', ...env },
    onOutput,
    isQuiet,
  })
}

export const main = () => build()
