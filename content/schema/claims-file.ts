import * as v from 'valibot'
import { MAX_TIME_LENGTH, text } from './text.ts'
import { count, described, group, number, object } from './values.ts'

/** A claimed number as it is shown, short enough for a tile: '300%', '₹2 crore'. */
const figure = (description: string) =>
  v.pipe(
    text(1, 16, description),
    v.regex(
      /\d/,
      ({ input }) => `must be a figure such as '300%' or '50+', not '${input}'`,
    ),
  )

/**
 * A promised time in two spellings: `short` for a tile, and `sentence` for use in sentences.
 * `begins` are the words before the time in such a sentence; `fits` tells whether a time can follow
 * them.
 */
const promise = (
  description: string,
  begins: string,
  fits: (sentence: string) => boolean,
  example: string,
) =>
  group(description, {
    short: text(2, 24, 'The time in a tile, such as 24h.'),
    sentence: described(
      v.pipe(
        text(2, MAX_TIME_LENGTH),
        v.check(
          (value) => fits(value) && !/[.!?]$/.test(value),
          ({ input }) =>
            `completes '${begins} …': write ${example}, without a full stop, not '${input}'`,
        ),
      ),
      `The time after the words '${begins}', such as ${example}.`,
    ),
  })

const lengths =
  'about|around|approx|at most|up to|less than|max|min|an?|one|two|three|four|five|six|half'
const beginsWithLength = new RegExp(`^(?:${lengths})\\b`)
const beginsWithMoment = /^(?:within|in|by|on|the|max|min)\b/

/** A promise of when something happens: 'within 24 hours', 'the same evening', 'on Monday'. */
const moment = (description: string) =>
  promise(
    description,
    'I reply',
    (sentence) => /^[a-z]/.test(sentence) && !beginsWithLength.test(sentence),
    "'within 24 hours' or 'the same evening'",
  )
/** A promise of how long something takes: '30 minutes', 'about an hour'. */
const duration = (description: string) =>
  promise(
    description,
    'It takes',
    (sentence) => /^[a-z\d]/.test(sentence) && !beginsWithMoment.test(sentence),
    "'30 minutes' or 'half an hour'",
  )

/** Schema of data/claims.yaml: what the site claims and promises (requirements §9.2). */
export const ClaimsSchema = object({
  claims: group(
    'Figures as pages show them, such as 300% or 50+. Keep a proof of each one.',
    {
      years: figure('Years of practice.'),
      projects: figure('Projects in all.'),
      happyClients: figure('Happy clients on every page but the one below.'),
      happyClientsTestimonials: figure(
        'Happy clients on the testimonials page.',
      ),
      averageRoi: figure(
        'Average return on investment, on the home and the marketing page.',
      ),
      averageGrowth: figure('Average growth, on the testimonials page.'),
      provenRoi: figure(
        'Average return on investment, on the service request page.',
      ),
      industries: figure('Industries worked in.'),
      satisfaction: figure('Satisfied clients.'),
      roas: figure('Return on advertising, as one figure.'),
      roasRange: figure('Return on advertising, from campaign to campaign.'),
      revenue: figure('Revenue that campaigns brought in.'),
      productivity: figure('Productivity, on the page about AI.'),
      costReduction: figure('Costs saved, on the page about AI.'),
      retention: figure('Knowledge retained, on the page about content.'),
      businessOwnersHelped: figure(
        'Business owners helped by a free consultation.',
      ),
      rating: group('The rating that search engines read.', {
        value: number(1, 5, 'The rating, from 1 to 5.'),
        reviews: count('How many reviews it comes from.'),
      }),
      explanationVideos: group(
        'Figures of the explanation videos; their own page has them too.',
        {
          views: figure('Views in all.'),
          retention: figure('The share that viewers watched.'),
          videos: figure('Videos made.'),
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
      strategyCall: promise(
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
