import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'rolldown/utils'

/** Hook that makes JavaScript of TypeScript (nodejs.org/api/module.html, customization hooks). */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const file = fileURLToPath(url)
  const { code, map } = await transform(file, await readFile(file, 'utf8'), { sourcemap: true })
  const mapping = Buffer.from(JSON.stringify(map)).toString('base64')
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${mapping}`
  return { format: 'module', source, shortCircuit: true }
}
