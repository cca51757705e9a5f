/** Reserved example addresses (RFC 2606). */
export const isExampleAddress =
  /(?:^|[./@])example\.(?:com|org|net)(?:[/:]|$)|\.(?:example|test|invalid)(?:[/:]|$)|localhost/i

/** What to do with work and words that are invented. */
export const useReal = 'replace it with something real and set sample to false'
