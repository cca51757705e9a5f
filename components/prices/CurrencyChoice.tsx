import { Fragment } from 'react'
import { choice } from '#data/currencies.yaml'

const currencies = ['INR', 'USD'] as const

/**
 * Radio buttons that choose the currency of every price on the page; rupees by default, without
 * geolocation. Until the script runs, CSS follows the radio buttons (components/styles/prices.css).
 */
export function CurrencyChoice() {
  return (
    <fieldset
      className="needs-script no-print"
      data-behaviour="currency-choice"
    >
      <legend className="eyebrow">{choice.title}</legend>
      <div className="flex flex-wrap gap-x-3 sm:gap-x-6">
        {currencies.map((currency) => (
          <Fragment key={currency}>
            <label className="flex items-center gap-2 min-h-11">
              <input
                type="radio"
                name="shown-currency"
                value={currency}
                defaultChecked={currency === 'INR'}
              />
              <span>{choice[currency]}</span>
            </label>{' '}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
