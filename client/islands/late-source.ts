// Fetched by a form whose own script did not come.
export { sourceLine } from '../dom/visit-source.ts'
