import * as v from 'valibot'

const example = 'a path of this site such as /content/travel'
const pathPattern = /^(?:\/[a-z0-9-]+)+$/

/** Schema of data/redirects.yaml: old addresses of pages, each with the address it leads to. */
export const RedirectsSchema = v.nullish(
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        pathPattern,
        `does not fit: the old address must be ${example}, without a slash at its end`,
      ),
    ),
    v.pipe(
      v.string(`does not fit: the new address must be ${example}`),
      v.check(
        (address) => address === '/' || pathPattern.test(address),
        ({ input }) =>
          `leads to '${input}': the new address must be ${example}`,
      ),
    ),
    'must have lines such as /content/food: /content/cooking',
  ),
  {},
)
export type Redirects = v.InferOutput<typeof RedirectsSchema>
