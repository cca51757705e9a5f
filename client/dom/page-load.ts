/**
 * The browser's record of the document's load: its address, and a type such as 'reload'. Soft
 * navigation does not change it. Undefined in browsers that keep no record.
 */
export const pageLoad = () =>
  performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined
