import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from './schema/content-files.ts'

/** The types of content files as modules; TypeScript has none for files that it does not know. */
const modules = [
  '// Written by content/written-lists.ts from content/schema/content-files.ts.',
  ...Object.keys(contentFiles).map(
    (file) =>
      `declare module '#${file}' { const content: ` +
      `import('./schema/content-files.ts').ContentOf<'${file}'>; export = content }`,
  ),
  '',
].join('\n')

/** 'own-names' → 'ownNames' */
const exportOf = (rule: string) =>
  rule.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The list of all rules, each a folder of its own: bundles and browsers look into no folder. */
function rulesIn(folder: string): string {
  const rules = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return [
    '// Written by content/written-lists.ts from the folders beside it: each is a rule.',
    ...rules.map(
      (name) => `export { ${exportOf(name)} } from './${name}/${name}.ts'`,
    ),
    '',
  ].join('\n')
}

/** Writes the lists that follow from other files, where they have changed. */
export function writeLists(root: string) {
  const write = (file: string, text: () => string) => {
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, 'utf8') !== text())
      writeFileSync(path, text())
  }
  write('content/modules.d.ts', () => modules)
  write('content/rules/index.ts', () => rulesIn(join(root, 'content/rules')))
}
