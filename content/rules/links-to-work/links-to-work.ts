import type { WorkSample } from '#content/schema/page.ts'
import type { FileRule } from '../rule.ts'
import { isExampleAddress } from '../samples.ts'
import { isWorkPage, workPath } from '../work-pages.ts'

export const linksToWork: FileRule = {
  reads: 'file',
  name: 'sample',
  refuses:
    'Links of a page of work to addresses of examples, where nothing of the owner is.',
  severity: 'blocks',
  isAbout: isWorkPage,
  find({ samples = [] }: { samples?: WorkSample[] }, report, file) {
    const links = samples.map(({ link }) => link)
    const [first, ...more] = links.filter((link) => isExampleAddress.test(link))
    if (!first) return []
    const count =
      more.length === 0 ? 'One link leads' : `${more.length + 1} links lead`
    const message = `${count} to addresses like '${first}', where nothing of yours is`
    return [
      report(
        ['samples', links.indexOf(first), 'link'],
        message,
        `links.${workPath(file)}`,
      ),
    ]
  },
}
