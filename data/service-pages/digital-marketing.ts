import { business } from '../business.ts'
import { claims } from '../claims.ts'
import { formatMoney } from '../money.ts'
import type { ServicePage } from '../schemas/facts.ts'

const { price, currency } = business.marketingOffer

/**
 * The page /services/digital-marketing; social media, SEO and ad management live here
 * (requirements §1.1.1, §2.12.3).
 */
export const digitalMarketing: ServicePage = {
  service: 'digital-marketing',
  badge: 'Digital Marketing & SEO',
  headline: 'Leads you can trace back to what you spent',
  intro:
    'SEO, ad management, social media and lead generation, run by one person against one number that we agree on, usually the cost of a qualified enquiry. Tracking is in place before the first rupee goes to Google or Meta, so you see which keyword, post or page brought each lead. You pay the platforms directly, from accounts that belong to you.',
  figure: {
    kind: 'shares',
    drawn: 'bars',
    sample: true,
    caption:
      'Where the enquiries of an invented campaign for an interior designer went. The number agreed with the client is the cost of one that suits, and not of a click.',
    wholes: [
      {
        name: '96 enquiries by form, call or WhatsApp',
        parts: [
          {
            name: 'did not suit',
            count: 66,
            tone: 'faint',
            note: 'Search words and places that bring nobody are taken out each week',
          },
          {
            name: 'suited and are still deciding',
            count: 24,
            note: 'One qualifying question in the form says which they are',
          },
          {
            name: 'became customers',
            count: 6,
            tone: 'key',
            note: 'Told by the sales list, so that reports end at revenue',
          },
        ],
      },
    ],
  },
  stats: [
    { icon: 'target', number: claims.roas, label: 'Return on ad spend (ROAS)' },
    { icon: 'chart-line', number: claims.averageRoi, label: 'Average ROI' },
    { icon: 'hand-coins', number: claims.revenue, label: 'Revenue generated' },
  ],
  why: {
    title: 'Why hand me your marketing',
    points: [
      'The monthly report fits on one page: money in, leads out, what I changed and what I will try next.',
      'Ad accounts, analytics and landing pages are yours from the first day and stay yours when we stop.',
      `Campaigns I have run returned ${claims.roasRange} on ad spend. Yours depends on your offer and your market, so I promise the work and no figure.`,
      'I also look at the phone, the form and the follow-up, because many campaigns lose the customer after the click.',
      'Copy, landing page and tracking come from one desk. A test does not wait for three suppliers to agree.',
    ],
  },
  offers: {
    title: 'What I run for you',
    cards: [
      {
        icon: 'search',
        title: 'SEO',
        description:
          'Technical checks, page structure, local listings and articles that answer what buyers type. Rankings move over months. Until they do, I show you the work done and the early signs: pages indexed, impressions, first clicks.',
        keywords: ['SEO services India', 'technical SEO', 'local SEO'],
      },
      {
        icon: 'target',
        title: 'Ad management',
        description:
          'Search, shopping and social campaigns on Google, Meta and LinkedIn, with negative keywords and a weekly look at where the money went. Each test has a ceiling. An advert that reaches it without a lead is stopped.',
        keywords: ['Google Ads management', 'Meta Ads', 'PPC management'],
      },
      {
        icon: 'share-2',
        title: 'Social media',
        description:
          'A monthly plan of posts, short videos and replies for the one or two networks where your buyers spend time. We judge it by enquiries and saved posts; the follower count comes last.',
        keywords: ['social media management', 'Instagram marketing', 'LinkedIn content'],
      },
      {
        icon: 'funnel',
        title: 'Lead generation',
        description:
          'An offer worth leaving a number for, a landing page, a form or WhatsApp entry and one qualifying question. Every lead arrives with its source, so your sales team knows what the person has already read.',
        keywords: ['lead generation', 'landing pages', 'B2B leads'],
      },
      {
        icon: 'mail',
        title: 'Mail and WhatsApp follow-up',
        description:
          'Few people buy on the day they ask. A short sequence answers their next questions, offers a call and then stops. It goes only to those who agreed to it, and each message has a way out.',
        keywords: ['email marketing', 'WhatsApp marketing', 'lead nurturing'],
      },
      {
        icon: 'chart-column',
        title: 'Analytics and conversion',
        description:
          'Events for forms, calls and chats, set up with consent in mind, and a dashboard that can be read on a phone. After that we test the headline, the form length and the page speed, one thing at a time.',
        keywords: ['conversion rate optimisation', 'Google Analytics setup', 'marketing dashboard'],
      },
    ],
  },
  benefits: {
    title: 'What you have after a few months',
    items: [
      {
        icon: 'calculator',
        title: 'A cost per lead you believe',
        description:
          'You know what an enquiry costs on each channel, and which of them become customers. Raising or cutting the budget stops being a matter of mood.',
      },
      {
        icon: 'repeat',
        title: 'More than one source',
        description:
          'Adverts bring enquiries this month, search and content bring them next year. When one channel gets expensive, the others carry on.',
      },
      {
        icon: 'calendar',
        title: 'Decisions on a fixed day',
        description:
          'Once a month we look at the same page and decide what to stop, keep and try. Between those days you can leave the campaigns alone.',
      },
      {
        icon: 'folder-check',
        title: 'Assets that stay',
        description:
          'Pages, articles, audiences, templates and the record of past tests remain in your accounts. The next person does not begin from zero.',
      },
    ],
  },
  industries:
    "Dentists, gyms and interior designers live on map listings, reviews and calls from nearby streets. Consumer brands need product feeds, fresh creatives and an eye on returns, since a returned order costs more than a lost click. B2B software sells to few people over many months, so I count qualified demos and leave traffic in the appendix. For coaching institutes the year hangs on the admission season and the groundwork starts well ahead of it. Real estate has plenty of leads and few good ones: there, filtering is the job. Exporters and tour operators who sell to the UK or the UAE need pages in the buyer's currency and replies in the buyer's hours. Health and finance adverts follow stricter rules, so every claim is checked before it runs.",
  packages: {
    title: 'Three packages, each quoted after a call',
    intro: `Marketing work starts from ${formatMoney(price, currency)}; what you pay the platforms for adverts is separate. The scope decides the rest, so I quote after a free call.`,
    items: [
      {
        name: 'Growth Starter',
        forWhom:
          'A small business or solo founder who wants a first steady flow of enquiries from one channel.',
        includes: [
          'Tracking for forms, calls and WhatsApp clicks',
          'One channel: search adverts, social adverts or local SEO',
          'One landing page with its copy',
          'A first-reply message and a simple lead sheet',
          'Monthly one-page report with a short call',
        ],
      },
      {
        name: 'Scale & Dominate',
        forWhom:
          'A business with regular sales that wants to add channels without losing sight of the cost per lead.',
        includes: [
          'All that Growth Starter has',
          'Search and social campaigns run side by side on one budget plan',
          'SEO with a content plan and articles every month',
          'Social media calendar with posts and short videos',
          'Mail and WhatsApp follow-up for people who asked',
          'One conversion test at a time, with its result written down',
        ],
      },
      {
        name: 'Enterprise Growth',
        forWhom:
          'A company with several products, branches or countries, and an internal team that needs direction.',
        includes: [
          'All that Scale & Dominate has',
          'A plan and a budget for each product, branch or country',
          'CRM connection, so that reports end at revenue',
          'AI automation for lead sorting and reporting',
          'Briefs, reviews and training for your own marketing team',
          'A planning session with management every quarter',
        ],
      },
    ],
  },
}
