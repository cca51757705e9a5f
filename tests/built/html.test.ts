import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtPages } from './site'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Lower case is as valid and what the build writes.
      'doctype-style': ['error', { style: 'lowercase' }],
      // Own files come from the very origin that serves the page: a hash beside them protects from nothing.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React writes hidden="" and required="": the same to a browser.
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // The wide and the narrow navigation carry one name, since only one of them is ever displayed.
      'unique-landmark': 'off',
      // A list may have a name (WAI-ARIA 1.2, role list), which the rule only advises against.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A style question: numbers are kept together where they would break.
      'tel-non-breaking': 'off',
    },
  }),
)

test.each(builtPages)('$path is valid HTML', ({ html }) => {
  const { results } = validator.validateStringSync(html)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))).toEqual([])
})
