import { Figure } from '#components/figures/Figure.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { example } from '#data/home.yaml'
import { figure } from '#data/services/ai-solutions.yaml'

/** A worked example near the top of the home page: the figure of the AI service, in full width. */
export const HomeExample = () => (
  <div className="wrap section">
    <div className="sm:flex justify-between items-end gap-x-8">
      <h2>{example.title}</h2>{' '}
      <ActionLink
        link={example.more}
        className="more-link min-w-0 max-sm:py-3 max-sm:-my-3"
      />
    </div>
    <Figure figure={figure} isFullWidth />
  </div>
)
