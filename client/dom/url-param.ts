/** Reads a choice from the address: '?tab=tab-2' gives 'tab-2'. Only after hydration. */
export const readParam = (name: string) =>
  new URLSearchParams(location.search).get(name)

/** Writes a choice into the address without a history entry; undefined removes it. */
export function replaceParam(name: string, value: string | undefined) {
  // The address is that of the page on its way back already (navigation/pending-navigation).
  if (document.documentElement.dataset.loading === 'history') return
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  url.hash = ''
  history.replaceState(history.state, '', url)
}
