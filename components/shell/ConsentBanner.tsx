import consent from '#data/consent.yaml'

/** The analytics services of this build, as the consent text names them; '' if there are none. */
function servicesInUse() {
  const { analytics, pixel, both } = consent.services
  const hasAnalyticsId = import.meta.env.ANALYTICS_ID !== ''
  const hasPixelId = import.meta.env.PIXEL_ID !== ''
  if (hasAnalyticsId && hasPixelId) return both
  if (hasAnalyticsId) return analytics
  return hasPixelId ? pixel : ''
}

const analyticsServices = servicesInUse()
const [explanationStart = '', explanationEnd] = consent.explanation
  .replace('{services}', analyticsServices)
  .split('{policy}')

/** Whether the build has the id of an analytics service: without one there is nothing to ask. */
const hasAnalytics = analyticsServices !== ''

/** The question and its explanation, which phones show after a press on 'Details'. */
const ConsentQuestion = () => (
  <div
    data-consent-part="question"
    className="flex flex-wrap items-center gap-x-3"
  >
    <p className="mr-auto">
      <span className="font-semibold">{consent.question}</span>{' '}
      <span data-consent-part="now" />
    </p>
    <details className="md:hidden">
      <summary className="footer-link">{consent.details}</summary>
    </details>
    <p
      className={
        'text-sm text-muted basis-full max-md:pb-2 ' +
        'max-md:[details:not([open])+&]:hidden'
      }
    >
      {explanationStart}
      <a href={consent.policy.href}>{consent.policy.label}</a>
      {explanationEnd}
    </p>
  </div>
)

/**
 * Asks whether the visit may be measured; both buttons look the same. It is hidden in the HTML, and
 * client/analytics/consent-banner shows it. It comes early in the document, so that the Tab key
 * reaches it early. On phones 'Details' opens the explanation, so that the banner covers less of
 * the first screen.
 */
export function ConsentBanner() {
  if (!hasAnalytics) return null
  return (
    <section
      id="consent"
      // client/analytics/consent-banner keeps `--consent` equal to the height of this banner.
      className={
        'sticky z-44 bottom-0 order-1 max-h-[50vh] overflow-y-auto pt-1 md:pt-2.5 ' +
        'pb-[calc(0.5rem+env(safe-area-inset-bottom))] ' +
        'md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] ' +
        'bg-surface border-t-2 border-ink print:hidden'
      }
      aria-label={consent.name}
      tabIndex={-1}
      hidden
    >
      <div className="wrap flex flex-wrap items-center gap-x-3">
        <div className="measure grow basis-80 md:mr-8">
          <ConsentQuestion />
          <p data-consent-part="signal" hidden>
            {consent.signal}
          </p>
        </div>
        <p
          className="flex flex-wrap gap-2 max-md:grow"
          data-consent-part="answers"
        >
          <button
            type="button"
            className="btn-quiet btn-small grow"
            data-consent="accepted"
          >
            {consent.accept}
          </button>
          <button
            type="button"
            className="btn-quiet btn-small grow"
            data-consent="rejected"
          >
            {consent.reject}
          </button>
        </p>
        <p data-consent-part="close" hidden>
          <button type="button" className="btn-quiet btn-small" data-consent="">
            {consent.close}
          </button>
        </p>
      </div>
    </section>
  )
}

/**
 * Button in the footer that opens the banner again. It is disabled until its script has loaded, so
 * that no press is lost, and hidden without script, since nothing is measured then.
 */
export function PrivacyChoices() {
  if (!hasAnalytics) return null
  return (
    <li>
      <button
        type="button"
        className="footer-link needs-script"
        data-privacy-choices=""
        disabled
      >
        {consent.name}
      </button>
    </li>
  )
}
