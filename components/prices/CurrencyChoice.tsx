import { Fragment } from 'react'

const choices = [
  { currency: 'INR', label: 'India (INR)' },
  { currency: 'USD', label: 'International (USD)' },
] as const

/**
 * Chooses the currency of every price on the page; rupees by default, without geolocation. The
 * style sheet follows the radio buttons before the script has come (components/styles/prices.css).
 */
export function CurrencyChoice() {
  return (
    <fieldset className="needs-script no-print" data-behaviour="currency-choice">
      <legend className="eyebrow">Show prices for</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ currency, label }) => (
          <Fragment key={currency}>
            <label className="flex items-center gap-2 min-h-11">
              <input
                type="radio"
                name="shown-currency"
                value={currency}
                defaultChecked={currency === 'INR'}
              />
              <span>{label}</span>
            </label>{' '}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
