import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { report } from './timing.ts'

/** Reports the Core Web Vitals of the page: what happened before this call is included, what becomes of it is reported when the visitor leaves. */
export function reportVitals() {
  const reportVital = ({ name, value }: Metric) => report('web-vitals', name, value)
  for (const onVital of [onTTFB, onFCP, onLCP, onCLS, onINP]) onVital(reportVital)
}
