/** Utility pages: left out of the sitemap, of search engines and of structured data. */
export const utilityPaths: ReadonlySet<string> = new Set(['/404', '/offline'])
