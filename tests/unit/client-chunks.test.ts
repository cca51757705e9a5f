import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ofPagesWithIslands, sharedByIslands } from '../../ssg/client-chunks.ts'

test('every module of the chunks that islands share exists', () => {
  const modules = [...sharedByIslands, ...ofPagesWithIslands]
  expect(modules.filter((file) => !existsSync(file))).toEqual([])
})
