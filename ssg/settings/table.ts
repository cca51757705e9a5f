import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Reads a table that stands as YAML beside the code that uses it. */
export const readTable = <Table>(folder: string, name: string): Table =>
  parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'))
