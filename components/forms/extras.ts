// What a form fetches once a visitor shows interest in it; without it the form works all the same.
export { withSourceLine } from '../../client/dom/visit-source.ts'
export { SourceChoice } from './SourceChoice.tsx'
