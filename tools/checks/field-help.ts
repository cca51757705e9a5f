import { figureHelp } from './figure-help.ts'

/**
 * What each frontmatter field is for, in one line, by its path; list entries have no number. Editors show it as you type,
 * and `npm run new` writes it above the field. Lengths are not repeated here where the schema's own message tells them.
 */
export const fieldHelp: Readonly<Record<string, string>> = {
  title:
    'Search results and the browser tab show this; 5 to 60 characters, different on every page.',
  description: 'The sentence under the title in search results; 50 to 160 characters.',
  keywords: 'Words that people would search for; at least one.',
  label: 'A shorter name for lists and breadcrumbs, where the title is too long.',
  canonicalUrl:
    'Only where this page officially lives at another address: that address, with https://.',
  ogImage:
    'A picture of your own for shared links, as a path in public/. Without it one is drawn from the title.',
  sample:
    'true while the page shows invented work: the launch check lists it until you set it to false.',
  heading: 'The large heading at the top of the page.',
  subtitle: 'One or two sentences under the heading.',
  badge:
    'The kind of work, shown above the heading: Content Creation, Video Production or AI Development.',
  expertise: 'What you bring to this kind of work: three to six short lines.',
  cards: 'The card that leads here from the portfolio and the home page; one, seldom two.',
  'cards.title': 'The heading of the card.',
  'cards.description': 'What the work was, in 40 to 220 characters.',
  'cards.image': 'The picture of the card.',
  'cards.image.photo':
    'The id in the address of the photo at images.unsplash.com; a drawn cover stands behind it until it arrives.',
  'cards.image.alt': 'What the picture shows, for those who do not see it.',
  'cards.image.credit': 'The photographer; the launch check lists pictures without one.',
  'cards.badges': 'Short tags; three are shown, the rest as a count.',
  'cards.results': 'What came of it, in one line. Only what you can prove once sample is false.',
  'cards.technologies': 'Tools that you used.',
  'cards.home': 'false keeps the card off the home page.',
  ...figureHelp,
  samples: 'Pieces that can be read or watched elsewhere, one entry each.',
  'samples.title': 'The heading of the piece.',
  'samples.description': 'One sentence about it.',
  'samples.link': 'Where it can be read or watched, with https://.',
  'samples.tags': 'One or more short tags.',
  'samples.isVideo': "true makes the link say 'Watch Content' instead of 'View Content'.",
  stats: 'Figures with what they count. Only what you can prove once sample is false.',
  'stats.number': 'The figure as it is shown, in quotes.',
  'stats.label': 'What it counts.',
  featured: 'Videos shown large, with their figures.',
  'featured.title': 'The name of the video.',
  'featured.description': 'What it was made for and how it works, in 40 to 260 characters.',
  'featured.industry': "The customer's line of business.",
  'featured.duration': 'How long it runs, such as 90 seconds.',
  'featured.views': 'How often it was watched, in quotes.',
  'featured.retention': 'The share of it that viewers watched, in quotes.',
  'featured.thumbnail': 'The picture of the video.',
  'featured.thumbnail.photo': 'The id in the address of the photo at images.unsplash.com.',
  'featured.thumbnail.alt': 'What the picture shows, for those who do not see it.',
  'featured.thumbnail.credit': 'The photographer.',
  features: 'What the work does, at least three entries.',
  'features.icon': 'A lucide icon by its name: lucide.dev/icons lists them.',
  'features.title': 'A few words.',
  'features.description': 'One or two sentences, 20 to 240 characters.',
  process: 'The steps you worked in, in order.',
  'process.icon': 'A lucide icon by its name: lucide.dev/icons lists them.',
  'process.title': 'A few words.',
  'process.description': 'One or two sentences, 20 to 240 characters.',
  chatMessage: 'What the chat button writes for the visitor; without it there is no chat button.',
}
