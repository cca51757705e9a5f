import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { builtPages } from './site.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Ids of headings begin with digits or have other scripts (HTML standard, 'id').
      'valid-id': ['error', { relaxed: true }],
      // Google and Bing cut titles there.
      'long-title': ['error', { maxlength: 60 }],
      // A hash protects nothing for files of the page's own origin.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
)

test.each(builtPages)('$path is valid HTML', ({ html }) => {
  // An empty href is the address shown with its query, which the HTML standard allows.
  const { results } = validator.validateStringSync(html.replace('<a href ', '<a href="?" '))
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([])
})
