import { story } from '#data/about.yaml'
import { businessHours } from '#data/business-hours.ts'
import * as site from '#data/site.yaml'

const facts = {
  [story.location]: `${site.location}, ${site.reach}`,
  [story.languages]: site.languages.join(', '),
  [story.timeZone]: site.timeZoneLabel,
  ...(businessHours && { [story.hours]: businessHours }),
}

/** The consultant's story beside facts about place, languages and hours. */
export function AboutStory() {
  return (
    <section className="section bg-surface border-y" aria-labelledby="story">
      <div className="wrap lg:grid lg:grid-cols-[1fr_2fr] lg:gap-14">
        <div>
          <h2 id="story">{story.title}</h2>
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
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            {`${story.talk} `}
            <a href={story.message.href}>{story.message.label}</a>.
          </p>
        </div>
      </div>
    </section>
  )
}
