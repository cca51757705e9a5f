/** Numbered steps one below the other, over the whole width. */
export const StepRows = ({
  steps,
}: {
  steps: readonly { title: string; description: string }[]
}) => (
  <ol>
    {steps.map(({ title, description }, index) => (
      <li key={title} className="border-t py-4 step-row" data-reveal-item="">
        <span className="step-number" aria-hidden="true">
          {index + 1}
        </span>
        <h3 className="pt-1">{title}</h3>
        <p className="basis-full text-muted">{description}</p>
      </li>
    ))}
  </ol>
)
