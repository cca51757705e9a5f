/**
 * Paths of utility pages, which are not in the sitemap, not indexed and without structured data.
 */
export const utilityPaths: ReadonlySet<string> = new Set(['/404', '/offline'])
