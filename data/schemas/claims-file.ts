import * as v from 'valibot'
import { count } from './facts.ts'
import { longestTime, text } from './text.ts'

/**
 * A figure as it is shown: at least one digit, short enough for a tile ('300%', '50+', '₹2 crore').
 */
const figure = (name: string, description: string) =>
  v.pipe(
    text(name, 1, 16),
    v.regex(
      /\d/,
      (issue) => `${name} must be a figure such as '300%' or '50+', not '${issue.input}'`,
    ),
    v.description(description),
  )

/**
 * A promised time in two written forms. `begins` are the words of the site before its sentence
 * form, and `fits` says whether a form reads right after them.
 */
const promise = (description: string, begins: string, fits: RegExp, example: string) =>
  v.pipe(
    v.strictObject({
      short: v.pipe(text('short', 2, 24), v.description('The time in a tile, such as 24h.')),
      sentence: v.pipe(
        text('sentence', 2, longestTime),
        v.check(
          (value) => fits.test(value) && !/[.!?]$/.test(value),
          ({ input }) =>
            `sentence completes '${begins} …': write ${example}, without a full ` +
            `stop, not '${input}'`,
        ),
        v.description(`The time after the words '${begins}', such as ${example}.`),
      ),
    }),
    v.description(description),
  )

/** When something happens: 'within 24 hours', 'the same evening', 'on Monday'. */
const moment =
  /^(?!(?:about|around|approx|at most|up to|less than|max|min|an?|one|two|three|four|five|six|half)\b)[a-z]/
const reply = (description: string) =>
  promise(description, 'I reply', moment, "'within 24 hours' or 'the same evening'")
/** How long something takes: '30 minutes', 'about an hour'. */
const length = /^(?!(?:within|in|by|on|the|max|min)\b)[a-z\d]/
const duration = (description: string) =>
  promise(description, 'It takes', length, "'30 minutes' or 'half an hour'")

/** data/claims.yaml: what the site claims and promises (requirements §9.2). */
export const ClaimsSchema = v.strictObject({
  claims: v.pipe(
    v.strictObject({
      years: figure('years', 'Years of practice.'),
      projects: figure('projects', 'Projects in all.'),
      happyClients: figure('happyClients', 'Happy clients on every page but the one below.'),
      happyClientsTestimonials: figure(
        'happyClientsTestimonials',
        'Happy clients on the testimonials page.',
      ),
      averageRoi: figure(
        'averageRoi',
        'Average return on investment, on the home and the marketing page.',
      ),
      averageGrowth: figure('averageGrowth', 'Average growth, on the testimonials page.'),
      provenRoi: figure('provenRoi', 'Average return on investment, on the service request page.'),
      industries: figure('industries', 'Industries worked in.'),
      satisfaction: figure('satisfaction', 'Satisfied clients.'),
      roas: figure('roas', 'Return on advertising, as one figure.'),
      roasRange: figure('roasRange', 'Return on advertising, from campaign to campaign.'),
      revenue: figure('revenue', 'Revenue that campaigns brought in.'),
      productivity: figure('productivity', 'Productivity, on the page about AI.'),
      costReduction: figure('costReduction', 'Costs saved, on the page about AI.'),
      retention: figure('retention', 'Knowledge retained, on the page about content.'),
      businessOwnersHelped: figure(
        'businessOwnersHelped',
        'Business owners helped by a free consultation.',
      ),
      rating: v.pipe(
        v.strictObject({
          value: v.pipe(
            v.number('value must be a number'),
            v.minValue(1, 'value must be 1 to 5'),
            v.maxValue(5, 'value must be 1 to 5'),
            v.description('The rating, from 1 to 5.'),
          ),
          reviews: v.pipe(count('reviews'), v.description('How many reviews it comes from.')),
        }),
        v.description('The rating that search engines read.'),
      ),
      explanationVideos: v.pipe(
        v.strictObject({
          views: figure('views', 'Views in all.'),
          retention: figure('retention', 'The share that viewers watched.'),
          videos: figure('videos', 'Videos made.'),
        }),
        v.description('Figures of the explanation videos; their own page has them too.'),
      ),
    }),
    v.description('Figures as pages show them, such as 300% or 50+. Keep a proof of each one.'),
  ),
  promises: v.pipe(
    v.strictObject({
      reviewResponse: reply('When you answer the home form and applications.'),
      consultationResponse: reply('When you answer the contact form and consultation requests.'),
      serviceResponse: reply('When you answer a service request.'),
      paymentDetails: reply('When a buyer of the guide gets the payment details.'),
      freeConsultation: duration('How long the free consultation takes.'),
      strategyCall: promise(
        'The strategy call of the business program, with its length.',
        'We have',
        /^(?:an?|the) /,
        "'a 45-minute strategy call'",
      ),
      quickStart: reply('How soon work can begin.'),
      typicalProject: duration('How long a project usually takes.'),
    }),
    v.description(
      'Times, each in the form of a tile and in the form that its sentences take. All texts follow.',
    ),
  ),
})
