import { levels as words } from '#data/ai-career-program.yaml'
import type { Level } from '#data/levels.ts'

/** How long a level takes and which salary to expect; `salary` is the name of the latter. */
export const LevelFacts = ({ level, salary }: { level: Level; salary: string }) => (
  <dl className="facts">
    <div>
      <dt>{words.duration}</dt>
      <dd translate="no">{level.duration}</dd>
    </div>
    <div>
      <dt>{salary}</dt>
      <dd translate="no">{level.expectedSalary}</dd>
    </div>
  </dl>
)
