/** Paths of utility pages: not in the sitemap, not indexed, without structured data. */
export const utilityPaths: ReadonlySet<string> = new Set(['/404', '/offline'])
