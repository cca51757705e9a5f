/** Files that a build writes into the root of the site, beside the pages (ssg/outputs). */
export const builtFiles = [
  '_headers',
  '_redirects',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'sw.js',
  'vercel.json',
] as const

export type BuiltFile = (typeof builtFiles)[number]
