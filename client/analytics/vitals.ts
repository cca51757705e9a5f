import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { reportValue } from './timing.ts'

/** Reports five web vitals of the page load; some are final only when the visitor leaves. */
export function reportVitals() {
  const reportVital = ({ name, value }: Metric) => {
    const digits = name === 'CLS' ? 4 : 0
    reportValue('web-vitals', name, Number(value.toFixed(digits)))
  }
  for (const onVital of [onTTFB, onFCP, onLCP, onCLS, onINP])
    onVital(reportVital)
}
