const services = [
  import.meta.env.ANALYTICS_ID && 'Google Analytics',
  import.meta.env.PIXEL_ID && 'the Meta pixel',
].filter(Boolean)

/** True where this build could measure at all; without a real id there is nothing to ask. */
const measures = services.length > 0

/**
 * Asks whether the visit may be measured; both answers look the same. Served hidden and shown by
 * analytics/consent-banner; first in the page, so that a keyboard reaches it first.
 */
export function ConsentBanner() {
  if (!measures) return null
  return (
    <section id="consent" className="consent" aria-label="Privacy choices" tabIndex={-1} hidden>
      <div className="wrap flex flex-wrap items-center gap-3">
        <div className="measure grow basis-80">
          <div data-consent-part="question">
            <p className="font-semibold">May I measure this visit?</p>
            <p className="text-sm text-muted">
              If you accept, {services.join(' and ')} learn which pages you open and what you tap;
              the text of your messages is not included. The site works the same either way. The{' '}
              <a href="/legal/privacy-policy">privacy policy</a> has the details.{' '}
              <span data-consent-part="now" />
            </p>
          </div>
          <p data-consent-part="signal" hidden>
            Your browser asks sites not to track you, and here that counts as a no. Nothing is
            measured.
          </p>
        </div>
        <p className="flex flex-wrap gap-2" data-consent-part="answers">
          <button type="button" className="btn-quiet" data-consent="accepted">
            Accept
          </button>
          <button type="button" className="btn-quiet" data-consent="rejected">
            Reject
          </button>
        </p>
        <p data-consent-part="close" hidden>
          <button type="button" className="btn-quiet" data-consent="">
            Close
          </button>
        </p>
      </div>
    </section>
  )
}

/** The way to change one's mind, in the footer of every page. Without script nothing is measured, so there is nothing to choose. */
export function PrivacyChoices() {
  if (!measures) return null
  return (
    <li>
      <button type="button" className="footer-link needs-script" data-privacy-choices="">
        Privacy choices
      </button>
    </li>
  )
}
