import {
  chooseCurrency,
  chosenCurrency,
  onCurrencyChange,
} from '#client/dom/currency.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'

const checkedIn = (group: HTMLElement) =>
  group.querySelector<HTMLInputElement>(':checked')?.value ?? ''

/** Checks the radio button of the stored choice, and stores what a visitor chooses in the group. */
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
  // Stores a choice that the visitor made before the script started, or that the browser restored.
  if (group.querySelector(':checked:not([checked])')) choose()
  else show()
  group.addEventListener('change', choose)
  return show
}

/** Radio buttons that choose the currency, and show a choice made in another group of buttons. */
export const currencyChoice = (group: HTMLElement) =>
  onCurrencyChange(keepChoice(group, chosenCurrency, chooseCurrency))

/**
 * Keeps the filter in the URL (requirements §2.13.2), and in data-filter for style sheets in
 * browsers without :has().
 */
export function projectFilter(filter: HTMLElement) {
  const keep = (value: string) => {
    filter.dataset.filter = value
    replaceParam('filter', value || undefined)
  }
  keepChoice(filter, () => readParam('filter'), keep)
  filter.dataset.filter = checkedIn(filter)
}
