import { Section, type SectionProps } from './Section.tsx'

interface TileListProps {
  items: readonly { title: string; description: string }[]
  columns?: 2 | 3 | 4
  /** Whether the points are numbered steps. */
  isNumbered?: boolean
}

const gridClasses = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

/** Short titled points: reasons, benefits, steps. */
export function TileList({ items, columns = 3, isNumbered }: TileListProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-x-8 gap-y-6 ${gridClasses[columns]}`}>
      {items.map(({ title, description }, index) => (
        <li key={title} className="border-t pt-4" data-reveal-item="">
          <div className="flex items-center gap-2.5">
            {isNumbered && (
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <h3>{title}</h3>
          </div>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </List>
  )
}

/** A section of short titled points. */
export const TileSection = ({
  items,
  columns,
  isNumbered,
  ...section
}: TileListProps & Omit<SectionProps, 'children'>) => (
  <Section {...section}>
    <TileList items={items} columns={columns} isNumbered={isNumbered} />
  </Section>
)
