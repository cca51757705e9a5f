const figures = new RegExp(
  [
    /(?:₹|\$|\bINR |\bUSD |\bRs\.? ?)\d[\d,]*(?:\.\d+)?(?:[KM]\b)?\+?/u,
    /\d[\d,.]*(?:-\d[\d,.]*)?\s?%\+?/u,
    /\bwithin \d+(?:-\d+)? (?:working )?(?:minute|hour|day|week)s?\b/u,
    /\b\d[\d,.]*[KML]?\+(?!\d)/u,
    /\b\d+(?:\.\d+)?x\b/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/**
 * Figures in a text that need a fact as source: money, percentages, counts with a plus, factors,
 * response times.
 */
export const figuresIn = (text: string): { figure: string; index: number }[] =>
  [...text.matchAll(figures)].map(({ 0: match, index }) => ({
    figure: match.replace(/[.,]$/, ''),
    index,
  }))
