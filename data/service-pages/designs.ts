import { claims, promises } from '../claims.ts'
import type { ServicePage } from '../schemas/facts.ts'

/** The page /services/designs (requirements §2.12). */
export const designs: ServicePage = {
  service: 'designs',
  badge: 'Design & Visual Branding',
  headline: 'A look your customers recognise and your team can keep up',
  intro:
    'I design logos, brand rules, page layouts and social templates for businesses without a design department. The aim is a small system that works on a phone screen, a shop sign and an invoice, and that someone in your office can use on a busy Tuesday. You see rough ideas early, choose between real alternatives and receive editable files for everything.',
  figure: {
    kind: 'scores',
    sample: true,
    caption:
      'Three directions for the mark of an invented tea shop, scored from 0 to 10 before anybody chose. They differ in substance, and each has its reason.',
    criteria: [
      { name: 'Holds at the size of a browser tab', weight: 40 },
      { name: 'Works in one colour', weight: 30 },
      { name: 'Looks like no neighbour', weight: 30 },
    ],
    entries: [
      { name: 'Leaf', scores: [9, 9, 7], note: 'Two circles cut it, so it survives 16 pixels.' },
      { name: 'Kettle', scores: [5, 8, 8], note: 'Its spout closes when it is small.' },
      { name: 'Initial', scores: [8, 9, 2], note: 'Two shops in the street have one.' },
    ],
  },
  stats: [
    { icon: 'folder-check', number: claims.projects, label: 'Projects' },
    { icon: 'smile', number: claims.satisfaction, label: 'Client satisfaction' },
    { icon: 'rocket', number: promises.quickStart.short, label: 'Quick start' },
  ],
  why: {
    title: 'Why design with me',
    points: [
      'Design and words come from the same person, so pages are laid out around what they have to say.',
      'I show two or three directions that differ in substance, with the reasons for each, and no filler option.',
      'Colours are checked for contrast and type for small screens before you see them.',
      'Logos and pictures are drawn or licensed. Where an AI image is used, you know which one and under which terms.',
      'You own the source files, in formats that another designer can open.',
    ],
  },
  offers: {
    title: 'What I design',
    cards: [
      {
        icon: 'pen-tool',
        title: 'Logo and identity',
        description:
          'A mark that holds at the size of a browser tab, with its colours, type and spacing. It comes as vector files for print and screen, in one colour and in full, on light and on dark.',
        keywords: ['logo design', 'brand identity', 'visual identity'],
      },
      {
        icon: 'book-open',
        title: 'Brand guidelines',
        description:
          'A short document that people read: what to use, what to leave, and examples of both. It covers pictures and tone as well as the logo, and has a page for whoever prints your signs.',
        keywords: ['brand guidelines', 'style guide', 'rebranding'],
      },
      {
        icon: 'layout-template',
        title: 'Website and landing page design',
        description:
          'Layouts drawn for the phone first, with real text in place. You get components and spacing rules that a developer can build without guessing, and I can build them myself.',
        keywords: ['website design', 'landing page design', 'UI design'],
      },
      {
        icon: 'images',
        title: 'Social media templates',
        description:
          'Post, story and carousel templates in Canva or Figma, with locked margins and a few free places. Your team changes the text and the picture, and it still looks like you.',
        keywords: ['social media design', 'Instagram templates', 'Canva templates'],
      },
      {
        icon: 'monitor-play',
        title: 'Thumbnails and video graphics',
        description:
          'Thumbnail systems, lower thirds, end screens and chapter cards that can be read on a small phone in sunlight. Built so that your editor can fill them in minutes.',
        keywords: ['YouTube thumbnail design', 'video graphics', 'motion templates'],
      },
      {
        icon: 'presentation',
        title: 'Decks, brochures and print',
        description:
          'Pitch decks, catalogues, packaging labels and stationery. I check paper, bleed and barcode with your printer before the run, since a mistake on paper stays there.',
        keywords: ['pitch deck design', 'brochure design', 'packaging design'],
      },
    ],
  },
  benefits: {
    title: 'What a clear design gives you',
    items: [
      {
        icon: 'eye',
        title: 'Recognition',
        description:
          'The advert, the page and the parcel look as if they came from one place. A customer who has met one of them knows the next.',
      },
      {
        icon: 'timer',
        title: 'Faster everyday work',
        description:
          'With templates and rules a post or an offer takes minutes, and nobody has to ask which blue it was.',
      },
      {
        icon: 'shield-check',
        title: 'Trust at first sight',
        description:
          'Legible type, even spacing and honest pictures make a young business look as careful as it is.',
      },
      {
        icon: 'users',
        title: 'Readable for more people',
        description:
          'Strong contrast and generous sizes help older eyes, cheap screens and bright rooms. In India that is most of your audience.',
      },
    ],
  },
  industries:
    'Restaurants and food brands need packaging that survives a crowded shelf and a delivery photograph. Clinics and schools have to look calm and be legible in two or three scripts, so type is chosen for Devanagari and Bangla along with Latin. Software start-ups need an interface and a pitch deck that agree with each other. For jewellery and fashion the product picture leads and the design steps back. Real estate and interior firms work with drawings and site boards that are read from a moving car. Consultants, lawyers and coaches sell a person, so we spend more time on the portrait and the first page than on the logo.',
  process: {
    title: 'How a design project runs',
    steps: [
      {
        icon: 'message-circle',
        title: 'Brief',
        description:
          'A call about your customers, your competitors and the places where the design will be seen. You fill in a short questionnaire, and I write the brief that we both sign off.',
      },
      {
        icon: 'compass',
        title: 'Directions',
        description:
          'Two or three directions, shown on real things: a phone screen, an invoice, a sign. You choose one and say what still bothers you.',
      },
      {
        icon: 'pen-tool',
        title: 'Design',
        description:
          'I work out the chosen direction and show it at fixed points. Feedback is collected in one place from one person on your side, which saves everyone a week.',
      },
      {
        icon: 'check',
        title: 'Test',
        description:
          'Small sizes, weak screens, black-and-white print and colour-blind viewing are tried before anything is final.',
      },
      {
        icon: 'package',
        title: 'Hand over',
        description: `Editable sources, export files, guidelines and a walk-through for your team. A typical project takes ${promises.typicalProject.sentence} from brief to handover.`,
      },
    ],
  },
}
