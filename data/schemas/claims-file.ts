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

/** A time in the words that people use: '24-48 hours', '1-2 working days', 'the same evening'. */
const time = (name: string, description: string, longest = longestTime) =>
  v.pipe(
    text(name, 2, longest),
    v.regex(/[^.!?]$/, `${name} stands inside sentences: write it without a full stop`),
    v.description(description),
  )

/** data/claims.json: what the site claims and promises (requirements §9.2). */
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
      reviewResponse: time('reviewResponse', 'When you answer the home form and applications.'),
      consultationResponse: time(
        'consultationResponse',
        'When you answer the contact form and consultation requests.',
      ),
      serviceResponse: time('serviceResponse', 'When you answer a service request.'),
      paymentDetails: time('paymentDetails', 'When a buyer of the guide gets the payment details.'),
      // It also follows 'Book the free call of', on a button.
      freeConsultation: time(
        'freeConsultation',
        'How long the free consultation takes.',
        longestTime - 8,
      ),
      strategyCall: time(
        'strategyCall',
        'How long the strategy call of the business program takes.',
      ),
      quickStart: time('quickStart', 'How soon work can begin.'),
      typicalProject: time('typicalProject', 'How long a project usually takes.'),
    }),
    v.description(
      'Times as people write them, such as 24 hours or the same evening. All texts follow.',
    ),
  ),
})
