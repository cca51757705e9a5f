import {
  chooseCurrency,
  chosenCurrency,
  onCurrencyChange,
} from '#client/dom/currency.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'

const checkedIn = (group: HTMLElement) =>
  group.querySelector<HTMLInputElement>(':checked')?.value ?? ''

/** Shows in radio buttons what was chosen elsewhere, and keeps what is chosen in them. */
function keepChoice(
  group: HTMLElement,
  chosen: () => string | null,
  keep: (value: string) => void,
) {
  const show = () => {
    for (const input of group.querySelectorAll('input'))
      if (input.value === chosen()) input.checked = true
  }
  const choose = () => keep(checkedIn(group))
  // A choice made before the script started, or restored by the browser.
  if (group.querySelector(':checked:not([checked])')) choose()
  else show()
  group.addEventListener('change', choose)
  return show
}

/** Makes radio buttons choose the currency and follow choices made elsewhere on the visit. */
export const currencyChoice = (group: HTMLElement) =>
  onCurrencyChange(keepChoice(group, chosenCurrency, chooseCurrency))

/** Keeps the filter in the URL (requirements §2.13.2), and for style sheets without :has(). */
export function projectFilter(filter: HTMLElement) {
  const keep = (value: string) => {
    filter.dataset.filter = value
    replaceParam('filter', value || undefined)
  }
  keepChoice(filter, () => readParam('filter'), keep)
  filter.dataset.filter = checkedIn(filter)
}
