import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valuesOfYaml } from '#content/yaml-form.ts'

/** Reads the table `name`, a YAML file, from the folder of the code that uses it. */
export const readTable = <Table>(folder: string, name: string): Table =>
  valuesOfYaml(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as Table
