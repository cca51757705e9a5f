const figures =
  /(?:₹|\$|\bINR |\bUSD |\bRs\.? ?)\d[\d,]*(?:\.\d+)?(?:[KM]\b)?\+?|\d[\d,.]*(?:-\d[\d,.]*)?\s?%\+?|\bwithin \d+(?:-\d+)? (?:working )?(?:minute|hour|day|week)s?\b|\b\d[\d,.]*[KML]?\+(?!\d)|\b\d+(?:\.\d+)?x\b/gu

/** The figures in a text that want a fact behind them: money, shares, counts with a plus, factors, times to answer. */
export const figuresIn = (text: string): { figure: string; index: number }[] =>
  [...text.matchAll(figures)].map(({ 0: match, index }) => ({
    figure: match.replace(/[.,]$/, ''),
    index,
  }))
