import { Figure } from '#components/figures/Figure.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { example } from '#data/home.yaml'
import { figure } from '#data/services/ai-solutions.yaml'

/** A worked example high on the page: the figure of the AI service over the page's whole width. */
export const HomeExample = () => (
  <div className="wrap py-6 lg:py-9">
    <div className="flex flex-wrap items-baseline justify-between gap-x-8">
      <h2>{example.title}</h2>
      <ActionLink link={example.more} className="more-link" />
    </div>
    <Figure figure={figure} wide />
  </div>
)
