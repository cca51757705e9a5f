import { Fragment, useEffect, useRef } from 'react'
import { chooseCurrency, useCurrency } from './currency.ts'

const choices = [
  { currency: 'INR', label: 'India (INR)' },
  { currency: 'USD', label: 'International (USD)' },
] as const

/** Chooses the currency of every price on the page; rupees by default, without geolocation. */
export default function CurrencyToggle() {
  const chosen = useCurrency()
  const group = useRef<HTMLFieldSetElement>(null)

  // A choice made before hydration, or restored by the browser.
  useEffect(() => {
    const earlierChoice = [...(group.current?.querySelectorAll('input') ?? [])].find(
      (input) => input.checked && !input.defaultChecked,
    )
    const choice = choices.find(({ currency }) => currency === earlierChoice?.value)
    if (choice) chooseCurrency(choice.currency)
  }, [])

  return (
    <fieldset ref={group} className="needs-script no-print">
      <legend className="eyebrow mb-2">Show prices for</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ currency, label }) => (
          <Fragment key={currency}>
            <label className="option grow whitespace-nowrap">
              <input
                type="radio"
                name="shown-currency"
                value={currency}
                checked={chosen === currency}
                onChange={() => chooseCurrency(currency)}
              />
              <span>{label}</span>
            </label>{' '}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
