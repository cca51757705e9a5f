/** Values of data/site.yaml that the site was delivered with. */
export const sampleSiteValues = {
  name: 'Ananya Sen',
  initials: 'AS',
  alternateName: 'Ananya Sen Consulting',
  location: 'India',
  timeZone: 'Asia/Kolkata',
} as const
