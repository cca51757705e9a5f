import { about } from '../../data/about.ts'
import { businessHours } from '../../data/business-hours.ts'
import { site } from '../../data/site.ts'

const facts = {
  Location: `${site.location}, ${site.reach}`,
  Languages: site.languages.join(', '),
  'Time zone': site.timeZoneLabel,
  Hours: businessHours,
}

/** The consultant's story beside facts about place, languages and hours. */
export function AboutStory() {
  return (
    <section className="section bg-surface border-y" aria-labelledby="story">
      <div className="wrap lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14">
        <div>
          <h2 id="story">How I came to this work</h2>
          <dl className="mt-6 mb-8">
            {Object.entries(facts).map(([label, value]) => (
              <div key={label} className="border-t py-2">
                <dt className="eyebrow">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="prose">
          {about.bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            If you would rather talk than read, <a href="/#contact">send me a message</a>.
          </p>
        </div>
      </div>
    </section>
  )
}
