import { Actions } from '../../ui/kit/actions.tsx'
import { FeaturedCard } from '../../ui/kit/hero-asides.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import { type SectionPlans, SectionShell } from '../../ui/kit/sections.tsx'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Cases } from './cases.tsx'

interface BoardroomHomeProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** The promise, at once who trusts it, then what was done for them; the rest as the page gave it. */
export function BoardroomHome({ hero, sections, plans }: BoardroomHomeProps) {
  const [clients, afterClients] = take(sections, 'sponsors')
  const [solutions, afterSolutions] = take(afterClients, 'features')
  const [portfolio] = take(afterSolutions, 'cards', 'portfolio')
  const [cases, rest] = take(afterSolutions, 'cards', portfolio ? 'portfolio' : 'articles')
  return (
    <>
      <Pledge hero={hero} />
      {clients && <Clients section={clients} />}
      {solutions && <Home hero={null} sections={[solutions]} plans={plans} />}
      {cases && cases.items.length > 0 && (
        <SectionShell {...cases} ground="dark" className="kr-cases">
          <Cases section={cases} />
        </SectionShell>
      )}
      <Home hero={null} sections={rest} plans={plans} />
    </>
  )
}

/** The sentence from edge to edge; below it, in a row of cells, the words, the proof and the next date. */
function Pledge({ hero }: { hero: Hero }) {
  const { picture, featured, figures, meter } = hero
  return (
    <section className="hero kr-promise on-dark">
      <div className="wrap">
        {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
        <h1>{hero.title}</h1>
        <div className="kr-cells">
          <div className="kr-say">
            <p className="hero-text">{hero.text}</p>
            <Actions actions={hero.actions} size="large" />
          </div>
          {figures && figures.length > 0 && (
            <dl className="kr-proof">
              {figures.map(figure => (
                <div key={figure.label}>
                  <dt>{figure.label}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {meter && <Meter meter={meter} />}
        </div>
        {picture && (
          <div className="kr-stage">
            <Picture image={picture} sizes="(width >= 84rem) 80rem, 130vw" ratio="21x9" priority />
            {featured && <Next item={featured} />}
          </div>
        )}
        {!picture && featured && <FeaturedCard item={featured} ratio="21x9" />}
      </div>
    </section>
  )
}

function Next({ item }: { item: CardItem }) {
  const when = item.facts[0]
  return (
    <p className="kr-next paper">
      <span>{item.badge?.label ?? item.eyebrow ?? 'Terdekat'}</span>
      <a href={item.href}>{item.title}</a>
      {when && <span>{when.text}</span>}
    </p>
  )
}

/** Names of clients on one wall; who matters most stands first. */
function Clients({ section }: { section: SectionOf<'sponsors'> }) {
  const names = [...new Set(section.tiers.flatMap(tier => tier.names))]
  return (
    <section className="kr-clients on-plain" aria-labelledby={`${section.id}-title`} id={section.id}>
      <div className="wrap">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        <ul>
          {names.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
