interface FactRowsProps {
  /** With `translate` 'no', browsers do not translate the value. */
  items: readonly { label: string; value: string; translate?: 'no' }[]
  className?: string
}

/** Pairs of a label and a value, in rows separated by thin lines. */
export const FactRows = ({ items, className = '' }: FactRowsProps) => (
  <dl className={`grid gap-x-6 text-[0.9375rem] ${className}`}>
    {items.map(({ label, value, translate }) => (
      <div
        key={label}
        className="flex flex-wrap justify-between gap-x-2 py-1.5 border-t"
      >
        <dt className="text-muted">{label}</dt>
        <dd className="font-semibold text-right" translate={translate}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
