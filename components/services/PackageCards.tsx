import type { ServicePackage } from '../../data/schemas/content/services-words.ts'
import { onEachPage } from '../../data/services.yaml'
import { CheckList } from '../ui/CheckList.tsx'

/** Three packages side by side, without prices: each is quoted after a call. */
export function PackageCards({ items }: { items: readonly ServicePackage[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {items.map(({ name, forWhom, includes }) => (
        <li key={name} className="border-t-4 border-ink pt-5 flex flex-col" data-reveal-item>
          <h3 className="text-2xl">{name}</h3>
          <p className="mt-2 mb-5 text-muted">{forWhom}</p>
          <CheckList items={includes} />
          <p className="mt-auto pt-5">
            <a href="/consultation" className="btn-quiet">
              {`${onEachPage.ask} `}
              {name}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
