/** Numbered steps one below the other, over the whole width. */
export const StepRows = ({
  steps,
}: {
  steps: readonly { title: string; description: string }[]
}) => (
  <ol>
    {steps.map(({ title, description }, index) => (
      <li
        key={title}
        className={
          'flex flex-wrap items-start gap-x-4 gap-y-2 border-t py-4 ' +
          'lg:grid lg:grid-cols-[auto_1fr_2fr]'
        }
        data-reveal-item=""
      >
        <span className="step-number" aria-hidden="true">
          {index + 1}
        </span>
        <h3 className="pt-1">{title}</h3>
        <p className="basis-full measure text-muted">{description}</p>
      </li>
    ))}
  </ol>
)
