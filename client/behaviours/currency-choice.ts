import { chooseCurrency, chosenCurrency, onCurrencyChange } from '#client/dom/currency.ts'

/** Makes radio buttons choose the currency and follow choices made elsewhere on the visit. */
export function currencyChoice(group: HTMLElement) {
  const show = () => {
    for (const input of group.querySelectorAll('input'))
      input.checked = input.value === chosenCurrency()
  }
  const choose = () =>
    chooseCurrency(group.querySelector<HTMLInputElement>(':checked')?.value ?? 'INR')
  // A choice made before the script started, or restored by the browser.
  if (group.querySelector(':checked:not([checked])')) choose()
  else show()
  group.addEventListener('change', choose)
  return onCurrencyChange(show)
}
