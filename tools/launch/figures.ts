const figures =
  /(?:₹|\$|\bINR |\bUSD |\bRs\.? ?)\d[\d,]*(?:\.\d+)?(?:[KM]\b)?\+?|\d[\d,.]*(?:-\d[\d,.]*)?\s?%\+?|\bwithin \d+(?:-\d+)? (?:working )?(?:minute|hour|day|week)s?\b|\b\d[\d,.]*[KML]?\+(?!\d)|\b\d+(?:\.\d+)?x\b/gu

/**
 * Figures in a text that need a fact as source: money, percentages, counts with a plus, factors,
 * response times.
 */
export const figuresIn = (text: string): { figure: string; index: number }[] =>
  [...text.matchAll(figures)].map(({ 0: match, index }) => ({
    figure: match.replace(/[.,]$/, ''),
    index,
  }))
