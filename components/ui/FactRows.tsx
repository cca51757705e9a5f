interface FactRowsProps {
  items: readonly { label: string; value: string }[]
  className?: string
  /** Keeps the values from machine translation. */
  translate?: 'no'
}

/** Labels and values in rows over fine rules. */
export const FactRows = ({ items, className = '', translate }: FactRowsProps) => (
  <dl className={`facts ${className}`}>
    {items.map(({ label, value }) => (
      <div key={label} className="fact">
        <dt className="text-muted">{label}</dt>
        <dd className="font-semibold text-right" translate={translate}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
