import type { FeaturedVideo, ProjectCardMeta } from '#content/schema/page.ts'
import type { FileRule } from '../rule.ts'
import { isWorkPage, workPath } from '../work-pages.ts'

interface Pictures {
  cards: ProjectCardMeta[]
  featured?: FeaturedVideo[]
}

export const photoCredits: FileRule = {
  reads: 'file',
  name: 'legal',
  refuses: 'Nothing: it reminds of photographs without a name.',
  severity: 'reminds',
  isAbout: isWorkPage,
  find({ cards, featured = [] }: Pictures, report, file) {
    const images = [
      ...cards.map(({ image }, index) => ({
        image,
        at: ['cards', index, 'image', 'photo'],
      })),
      ...featured.map(({ thumbnail: image }, index) => {
        return { image, at: ['featured', index, 'thumbnail', 'photo'] }
      }),
    ]
    return images.flatMap(({ image, at }) => {
      if (!image || image.credit) return []
      const message = `No photographer is named for ${image.photo}: add credit`
      return report(at, message, `credit.${workPath(file)}.${image.photo}`)
    })
  },
}
