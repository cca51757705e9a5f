interface RowsProps {
  items: readonly { title: string; description: string }[]
  /** Whether wide screens show two rows side by side. */
  inTwoColumns?: boolean
}

/** Short points, each with a title and a text, in rows separated by lines. */
export const Rows = ({ items, inTwoColumns }: RowsProps) => (
  <dl
    className={`border-t${inTwoColumns ? ' lg:grid lg:grid-cols-2 lg:gap-x-14' : ''}`}
  >
    {items.map(({ title, description }) => (
      <div
        key={title}
        className="grid gap-x-8 gap-y-1 py-4 border-b sm:grid-cols-[12rem_1fr]"
        data-reveal-item=""
      >
        <dt className="font-display text-xl leading-tight">{title}</dt>
        <dd className="text-muted">{description}</dd>
      </div>
    ))}
  </dl>
)
