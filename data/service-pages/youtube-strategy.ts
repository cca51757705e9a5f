import { claims } from '../claims.ts'
import type { ServicePage } from '../schemas/facts.ts'

/**
 * The page /services/youtube-strategy (requirements §2.12); its figures are those of the
 * explanation videos.
 */
export const youtubeStrategy: ServicePage = {
  service: 'youtube-strategy',
  badge: 'YouTube Strategy & Growth',
  headline: 'Videos people finish, on a channel that knows its viewer',
  intro:
    'I help founders, teachers and small media teams decide what to film, how to open it and what to write on the thumbnail. The work starts in your retention graphs, because they show the second at which people leave. You get a plan that fits the hours you have, scripts you can speak in your own voice and a review after every batch. I do not sell subscribers or views.',
  figure: {
    kind: 'lanes',
    drawn: 'days',
    sample: true,
    caption:
      'The working hours of two weeks of an invented channel. One recording day feeds two long videos and their Shorts; most evenings stay free.',
    axis: { start: '9:00', end: '21:00', step: '3:00' },
    lanes: [
      {
        name: 'Monday, week 1',
        note: 'Before anybody films',
        items: [{ from: '19:00', to: '20:30', name: 'Outline, title and thumbnail sketch' }],
      },
      {
        name: 'Sunday, week 1',
        note: 'One day, planned properly',
        items: [
          { from: '10:00', to: '12:30', name: 'Record the first long video', key: true },
          { from: '13:30', to: '16:00', name: 'Record the second', key: true },
          { from: '16:30', to: '17:30', name: 'Four Shorts, cut from both' },
        ],
      },
      {
        name: 'Sunday, week 2',
        note: 'The first video is a day old',
        items: [{ from: '18:00', to: '19:00', name: 'Replies to comments in one sitting' }],
      },
      {
        name: 'Monday, week 3',
        note: 'Review',
        items: [
          { from: '19:00', to: '20:00', name: 'The graph with its time stamps, and one change' },
        ],
      },
    ],
  },
  stats: [
    { icon: 'eye', number: claims.explanationVideos.views, label: 'Views on explanation videos' },
    { icon: 'gauge', number: claims.explanationVideos.retention, label: 'Average retention' },
    { icon: 'clapperboard', number: claims.explanationVideos.videos, label: 'Explanation videos' },
  ],
  why: {
    title: 'Why plan your channel with me',
    points: [
      'I write, produce and edit, so a plan from me takes account of what a script costs to film.',
      'Advice comes with a time stamp: this sentence, at this second, and what to try there next time.',
      'Your schedule is set by the weeks you have. One good video a fortnight beats four tired ones.',
      'Titles are honest. A thumbnail that promises more than the video gives costs you the next click.',
      'If YouTube is the wrong place for your business, I say so in the first call.',
    ],
  },
  offers: {
    title: 'What I do for a channel',
    cards: [
      {
        icon: 'search-check',
        title: 'Channel audit',
        description:
          'Every recent video read against its click rate, retention and traffic source. You receive a document that names the patterns, with three things to stop and three to try, and we go through it on a call.',
        keywords: ['YouTube channel audit', 'YouTube analytics', 'retention analysis'],
      },
      {
        icon: 'compass',
        title: 'Topic and format plan',
        description:
          'Research into what your viewer searches for and what the neighbours in your niche have left unanswered. It becomes a list of topics, two or three repeatable formats and dates that you can keep.',
        keywords: ['YouTube content strategy', 'video topic research', 'YouTube keyword research'],
      },
      {
        icon: 'scroll-text',
        title: 'Scripts for retention',
        description:
          'Full scripts or outlines, written for the ear and read aloud before you see them. The opening answers why to stay, each part raises the next question, and the ending leads to another video.',
        keywords: ['YouTube script writing', 'video hooks', 'storytelling'],
      },
      {
        icon: 'image',
        title: 'Titles and thumbnails',
        description:
          'Title options and thumbnail sketches before filming, so that the video keeps the promise. After publishing I compare the variants and note what your viewers respond to.',
        keywords: ['YouTube thumbnails', 'click-through rate', 'title testing'],
      },
      {
        icon: 'scissors',
        title: 'Production and editing direction',
        description:
          'A shot list, a sound check, pacing notes and on-screen text for your editor, or the whole edit done by me. Shorts are cut from the long video with a reason to watch it.',
        keywords: ['video editing', 'YouTube Shorts', 'video production'],
      },
      {
        icon: 'search',
        title: 'YouTube SEO and channel care',
        description:
          'Descriptions, chapters, captions, playlists and end screens, then a routine for replying to comments. Small work, done every time, that helps people find the older videos.',
        keywords: ['YouTube SEO', 'video chapters', 'channel optimisation'],
      },
    ],
  },
  benefits: {
    title: 'What a planned channel gives you',
    items: [
      {
        icon: 'lightbulb',
        title: 'No more Sunday-night topics',
        description:
          'The next videos are chosen and outlined before you sit down to film. You spend the energy on the camera.',
      },
      {
        icon: 'users',
        title: 'Viewers who become enquiries',
        description:
          'Each video has one next step: a playlist, a guide, a call. You can see how many people took it.',
      },
      {
        icon: 'refresh-cw',
        title: 'A way to learn',
        description:
          'After each batch we write down what held attention and what lost it. The notes are worth more with every video.',
      },
      {
        icon: 'clock',
        title: 'Less filming for the same result',
        description:
          'One recording day, planned properly, feeds a long video, a few Shorts and posts for your other networks.',
      },
    ],
  },
  industries:
    'Teachers and edtech firms need clear explanations and playlists that follow a syllabus; their viewers come back before examinations. Software companies do best with short demonstrations that sales people can send on. Doctors, lawyers and financial advisers earn trust by answering one question at a time, and their scripts are checked for what may not be said. Food, travel and lifestyle channels depend on the first picture and on sound. Manufacturers and exporters have the most to show and the least time, so we film one day in the factory and edit for weeks. Sports and entertainment channels follow the calendar of events, where being early matters as much as being good.',
  caseStudies: {
    title: 'Three channels in brief',
    items: [
      {
        client: 'A chemistry teacher in Patna',
        challenge:
          'Two years of hour-long class recordings, filmed from the back of the room. Students found them useful, and nobody else found them at all.',
        work: 'We cut the syllabus into single questions, filmed each one at the desk and opened with the exam problem itself. Old recordings moved into playlists by chapter.',
        outcome:
          'Watch time per viewer rose over one school year, mostly in the weeks before examinations. Growth outside his own city has been slow and steady.',
        sample: true,
      },
      {
        client: 'A Bengaluru accounting-software firm',
        challenge:
          'Polished product films with animated logos and little else. The support team kept answering by mail what the films could have shown.',
        work: 'The support tickets became the topic list. I wrote short scripts for screen recordings, one task in each, and the team records them itself with a checklist.',
        outcome:
          'Support now replies with a link to a video for its commonest questions. Sales uses four of them in every demo. Subscriber numbers hardly moved, and were not the aim.',
        sample: true,
      },
      {
        client: 'A home-cooking channel from Lucknow',
        challenge:
          'Good food, warm presenter, long introductions. The graphs showed that many viewers left before the first pan was on the stove.',
        work: 'The finished dish moved to the first shot, the story of the recipe to the waiting times. Thumbnails show one dish and no text.',
        outcome:
          'More people now stay past the first half minute, and comments ask about the recipe instead of the volume. Views differ from week to week as before.',
        sample: true,
      },
    ],
  },
}
