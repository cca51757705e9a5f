import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from './schema/content-files.ts'

/** Module declarations for the content files, since TypeScript cannot read YAML. */
const moduleDeclarations = [
  '// Written by content/written-lists.ts from content/schema/content-files.ts.',
  ...Object.keys(contentFiles).map(
    (file) =>
      `declare module '#${file}' { const content: ` +
      `import('./schema/content-files.ts').ContentOf<'${file}'>; export = content }`,
  ),
  '',
].join('\n')

/** Name of a rule's export: 'ownNames' for the folder 'own-names'. */
const exportNameOf = (rule: string) =>
  rule.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Text of a module that exports all rules, since bundled code cannot list folders. */
function rulesModuleOf(folder: string): string {
  const rules = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return [
    '// Written by content/written-lists.ts from the folders in content/rules: each is a rule.',
    ...rules.map(
      (name) => `export { ${exportNameOf(name)} } from './${name}/${name}.ts'`,
    ),
    '',
  ].join('\n')
}

/** Writes the two files that list other files, if the lists have changed. */
export function writeLists(root: string) {
  const writeIfChanged = (file: string, text: () => string) => {
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, 'utf8') !== text())
      writeFileSync(path, text())
  }
  writeIfChanged('content/modules.d.ts', () => moduleDeclarations)
  writeIfChanged('content/rules/index.ts', () =>
    rulesModuleOf(join(root, 'content/rules')),
  )
}
