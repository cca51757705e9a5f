import { ruleOfFile } from '../rule.ts'

const drawingMessage =
  'The portrait is a drawing: visitors trust a photograph of you more. `npm run setup ' +
  '-- --photo me.jpg` puts one in its place'

/** Reminds the owner that a drawing is shown as the portrait. */
export const ownPortrait = ruleOfFile('data/site.yaml', {
  name: 'identity',
  severity: 'reminds',
  find: ({ portrait }, report) =>
    portrait.endsWith('.svg')
      ? [report(['portrait'], drawingMessage, 'identity.portrait')]
      : [],
})
