import type * as v from 'valibot'
import type { ClaimsSchema } from '../../data/schemas/claims-file.ts'
import type { Editor } from './site-copy.ts'

type Facts = v.InferOutput<typeof ClaimsSchema>

const file = 'data/claims.json'
/** The only page that types figures which are also claims. */
const videos = 'pages/video/explanation-videos.mdx'

/** Changes the claims, also on the page of the explanation videos. */
export function changeClaims(site: Editor, claims: Facts['claims']) {
  const before = (JSON.parse(site.read(file)) as Facts).claims.explanationVideos
  for (const name of ['views', 'retention', 'videos'] as const)
    site.replace(videos, before[name], claims.explanationVideos[name])
  site.json<Facts>(file, (facts) => Object.assign(facts, { claims }))
}

export const changePromises = (site: Editor, promises: Facts['promises']) =>
  site.json<Facts>(file, (facts) => Object.assign(facts, { promises }))
