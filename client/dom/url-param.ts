/** What the address says about a choice on the page: '?tab=tab-2' gives 'tab-2'. Only in the browser, after hydration. */
export const readParam = (name: string) => new URLSearchParams(location.search).get(name)

/** Writes a choice into the address without a new history entry, so that it can be linked to; undefined takes it out. */
export function replaceParam(name: string, value: string | undefined) {
  // The address is that of the page that is on its way back already (navigation/soft-navigation).
  if (document.documentElement.dataset.loading === 'history') return
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  url.hash = ''
  history.replaceState(history.state, '', url)
}
