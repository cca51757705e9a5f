interface RowsProps {
  items: readonly { title: string; description: string }[]
  /** Two rows beside each other on wide screens. */
  paired?: boolean
}

/** Short titled points as a ruled list: the title before its text. */
export const Rows = ({ items, paired }: RowsProps) => (
  <dl
    className={`border-t${paired ? ' lg:grid lg:grid-cols-2 lg:gap-x-14' : ''}`}
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
