/** What stands behind a figure or a story that the site shows. */
export interface Evidence {
  /** What proves it and where that can be looked up: a report, invoices, a client's written consent. */
  proof: string
  /** The day on which somebody last looked, 'YYYY-MM-DD'. */
  checked: string
}

/**
 * Evidence by the id of a fact, as `npm run launch-check -- --ledger` lists them: 'claims.projects', 'testimonials.freight-leads',
 * '/ai/webapp-development'. A claim without an entry keeps the launch check red. No page imports this.
 */
export const ledger: Readonly<Record<string, Evidence>> = {}

/** Figures that do not fit together and are meant to stay, with the reason (requirements §9.1.3, §9.2). The launch check repeats it. */
export const explained: Readonly<Record<string, string>> = {
  'bundle-sum':
    'Shown as specified. Before you advertise it, be ready to say when the bundle cost that much, or correct it.',
  'bundle-saving':
    'Shown as specified. The saving is larger than the label says, so nobody is misled to their cost.',
  clients:
    'Each page keeps the figure that was specified for it. They count differently; settle how before you note evidence.',
  roi: 'Each page keeps the figure that was specified for it.',
  roas: 'Each page keeps the figure that was specified for it.',
  reviews: 'The lower of the two numbers is shown.',
  'reviews-shown':
    'The site quotes a few of its reviews. Search engines may ignore a rating that a business gives about itself.',
  hours:
    'The pages name the regular hours, Saturday stands in the structured data only, as specified.',
  'skill-levels': 'Specified as two scales. Both pages call the percentages an own estimate.',
}
