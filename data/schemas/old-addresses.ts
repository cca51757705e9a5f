import * as v from 'valibot'

const address = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^(?:\/[a-z0-9-]+)+$/,
      (issue) =>
        `${name} must be a path of this site such as /content/travel, without a slash at its end, not '${issue.input}'`,
    ),
  )

/** data/redirects.yaml: addresses that pages had, each with the address that its page has now. */
export const RedirectsSchema = v.nullish(
  v.record(
    address('the old address'),
    v.union(
      [v.literal('/'), address('the new address')],
      (issue) =>
        `the new address must be a path of this site such as /content/travel, not '${issue.input}'`,
    ),
  ),
  {},
)
export type Redirects = v.InferOutput<typeof RedirectsSchema>
