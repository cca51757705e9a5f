import type { FileRule } from '../rule.ts'
import { useReal } from '../samples.ts'
import { isWorkPage, workPath } from '../work-pages.ts'

export const samplePages: FileRule = {
  reads: 'file',
  name: 'sample',
  refuses: 'A page of work that is marked as a sample.',
  severity: 'blocks',
  isAbout: isWorkPage,
  find({ sample }: { sample?: boolean }, report, file) {
    if (!sample) return []
    const message = `The work on this page is invented: ${useReal}`
    return [report(['sample'], message, `sample.${workPath(file)}`)]
  },
}
