import * as v from 'valibot'
import { MAX_TIME_LENGTH, text } from './text.ts'
import { count, group, number, object, withDescription } from './values.ts'

/** Schema of a claimed number as it is shown, short enough for a tile: '300%', '₹2 crore'. */
const claim = (description: string) =>
  v.pipe(
    text(1, 16, description),
    v.regex(
      /\d/,
      ({ input }) => `must be a figure such as '300%' or '50+', not '${input}'`,
    ),
  )

/**
 * Schema of a promised time in two spellings: `short` for a tile, and `sentence` for a sentence
 * that starts with the words `sentenceStart`. `fits` tells whether a time can follow these words.
 */
const promisedTime = (
  description: string,
  sentenceStart: string,
  fits: (sentence: string) => boolean,
  example: string,
) =>
  group(description, {
    short: text(2, 24, 'The time in a tile, such as 24h.'),
    sentence: withDescription(
      v.pipe(
        text(2, MAX_TIME_LENGTH),
        v.check(
          (value) => fits(value) && !/[.!?]$/.test(value),
          ({ input }) =>
            `completes '${sentenceStart} …': write ${example}, without a full stop, not '${input}'`,
        ),
      ),
      `The time after the words '${sentenceStart}', such as ${example}.`,
    ),
  })

/** Words with which a length of time begins. */
const lengthWords =
  'about|around|approx|at most|up to|less than|max|min|an?|one|two|three|four|five|six|half'
const lengthStart = new RegExp(`^(?:${lengthWords})\\b`)
const momentStart = /^(?:within|in|by|on|the|max|min)\b/

/** Schema of when something happens: 'within 24 hours', 'the same evening', 'on Monday'. */
const moment = (description: string) =>
  promisedTime(
    description,
    'I reply',
    (sentence) => /^[a-z]/.test(sentence) && !lengthStart.test(sentence),
    "'within 24 hours' or 'the same evening'",
  )
/** Schema of how long something takes: '30 minutes', 'about an hour'. */
const duration = (description: string) =>
  promisedTime(
    description,
    'It takes',
    (sentence) => /^[a-z\d]/.test(sentence) && !momentStart.test(sentence),
    "'30 minutes' or 'half an hour'",
  )

/** Schema of data/claims.yaml: what the site claims and promises (requirements §9.2). */
export const ClaimsSchema = object({
  claims: group(
    'Figures as pages show them, such as 300% or 50+. Keep a proof of each one.',
    {
      years: claim('Years of practice.'),
      projects: claim('Projects in all.'),
      happyClients: claim('Happy clients on every page but the one below.'),
      happyClientsTestimonials: claim(
        'Happy clients on the testimonials page.',
      ),
      averageRoi: claim(
        'Average return on investment, on the home and the marketing page.',
      ),
      averageGrowth: claim('Average growth, on the testimonials page.'),
      provenRoi: claim(
        'Average return on investment, on the service request page.',
      ),
      industries: claim('Industries worked in.'),
      satisfaction: claim('Satisfied clients.'),
      roas: claim('Return on advertising, as one figure.'),
      roasRange: claim('Return on advertising, from campaign to campaign.'),
      revenue: claim('Revenue that campaigns brought in.'),
      productivity: claim('Productivity, on the page about AI.'),
      costReduction: claim('Costs saved, on the page about AI.'),
      retention: claim('Knowledge retained, on the page about content.'),
      businessOwnersHelped: claim(
        'Business owners helped by a free consultation.',
      ),
      rating: group('The rating that search engines read.', {
        value: number(1, 5, 'The rating, from 1 to 5.'),
        reviews: count('How many reviews it comes from.'),
      }),
      explanationVideos: group(
        'Figures of the explanation videos; their own page has them too.',
        {
          views: claim('Views in all.'),
          retention: claim('The share that viewers watched.'),
          videos: claim('Videos made.'),
        },
      ),
    },
  ),
  promises: group(
    'Times, each in the form of a tile and in the form that its sentences take. All texts follow.',
    {
      reviewResponse: moment('When you answer the home form and applications.'),
      consultationResponse: moment(
        'When you answer the contact form and consultation requests.',
      ),
      serviceResponse: moment('When you answer a service request.'),
      paymentDetails: moment(
        'When a buyer of the guide gets the payment details.',
      ),
      freeConsultation: duration('How long the free consultation takes.'),
      strategyCall: promisedTime(
        'The strategy call of the business program, with its length.',
        'We have',
        (sentence) => /^(?:an?|the) /.test(sentence),
        "'a 45-minute strategy call'",
      ),
      quickStart: moment('How soon work can begin.'),
      typicalProject: duration('How long a project usually takes.'),
    },
  ),
})
