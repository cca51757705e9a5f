import * as v from 'valibot'
import { count } from './facts.ts'
import { longestTime, text } from './text.ts'

/** A figure as it is shown: at least one digit, short enough for a tile ('300%', '50+', '₹2 crore'). */
const figure = (name: string) =>
  v.pipe(
    text(name, 1, 16),
    v.regex(
      /\d/,
      (issue) => `${name} must be a figure such as '300%' or '50+', not '${issue.input}'`,
    ),
  )

/** A time in the words that people use: '24-48 hours', '1-2 working days', 'the same evening'. */
const time = (name: string, longest = longestTime) =>
  v.pipe(
    text(name, 2, longest),
    v.regex(/[^.!?]$/, `${name} stands inside sentences: write it without a full stop`),
  )

/** data/claims.json: what the site claims and promises (requirements §9.2). */
export const ClaimsSchema = v.strictObject({
  claims: v.strictObject({
    years: figure('years'),
    projects: figure('projects'),
    happyClients: figure('happyClients'),
    happyClientsTestimonials: figure('happyClientsTestimonials'),
    averageRoi: figure('averageRoi'),
    averageGrowth: figure('averageGrowth'),
    provenRoi: figure('provenRoi'),
    industries: figure('industries'),
    satisfaction: figure('satisfaction'),
    roas: figure('roas'),
    roasRange: figure('roasRange'),
    revenue: figure('revenue'),
    productivity: figure('productivity'),
    costReduction: figure('costReduction'),
    retention: figure('retention'),
    businessOwnersHelped: figure('businessOwnersHelped'),
    rating: v.strictObject({
      value: v.pipe(
        v.number('value must be a number'),
        v.minValue(1, 'value must be 1 to 5'),
        v.maxValue(5, 'value must be 1 to 5'),
      ),
      reviews: count('reviews'),
    }),
    explanationVideos: v.strictObject({
      views: figure('views'),
      retention: figure('retention'),
      videos: figure('videos'),
    }),
  }),
  promises: v.strictObject({
    reviewResponse: time('reviewResponse'),
    consultationResponse: time('consultationResponse'),
    serviceResponse: time('serviceResponse'),
    paymentDetails: time('paymentDetails'),
    // It also follows 'Book the free call of', on a button.
    freeConsultation: time('freeConsultation', longestTime - 8),
    strategyCall: time('strategyCall'),
    quickStart: time('quickStart'),
    typicalProject: time('typicalProject'),
  }),
})
