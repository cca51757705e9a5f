/**
 * The value of the query parameter `name`, such as 'tab-2' of 'tab' in '?tab=tab-2', or null.
 * Islands must not call this in their first render, since the build does not know the query.
 */
export const readParam = (name: string) =>
  new URLSearchParams(location.search).get(name)

/** Writes a choice into the query without a new history entry; undefined removes it. */
export function replaceParam(name: string, value: string | undefined) {
  // While Back or Forward loads a page, the address is that of the next page (LoadingMark).
  if (document.documentElement.dataset.loading === 'history') return
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  url.hash = ''
  history.replaceState(history.state, '', url)
}
