import { readParam, replaceParam } from '#client/dom/url-param.ts'

/** Keeps the filter in the URL (requirements §2.13.2), and for style sheets without :has(). */
export function projectFilter(filter: HTMLElement) {
  const show = () => {
    const { value = '' } = filter.querySelector<HTMLInputElement>(':checked') ?? {}
    filter.dataset.filter = value
    return value
  }
  const choose = () => replaceParam('filter', show() || undefined)
  const linked = [...filter.querySelectorAll('input')].find(
    ({ value }) => value === readParam('filter'),
  )
  // A choice made before the script started, or restored by the browser, replaces the linked one.
  if (filter.querySelector(':checked:not([checked])')) choose()
  else if (linked) {
    linked.checked = true
    show()
  }
  filter.addEventListener('change', choose)
}
