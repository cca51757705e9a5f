/**
 * How the document was loaded: its address, and whether it was a reload, whatever soft navigation
 * has shown since. It is undefined in browsers that do not tell.
 */
export const pageLoad = () =>
  performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined
