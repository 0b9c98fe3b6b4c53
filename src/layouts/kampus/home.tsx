import { ButtonLink } from '../../ui/kit/actions.tsx'
import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { Card, CardList } from '../../ui/kit/cards.tsx'
import { DateLeaf } from '../../ui/kit/date-leaf.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { SectionHeading } from '../../ui/kit/headings.tsx'
import { Home, take } from '../../ui/kit/home.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import { type SectionPlans, SectionShell } from '../../ui/kit/sections.tsx'
import { TabSet } from '../../ui/kit/tab-set.tsx'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CampusHero } from './hero.tsx'

interface CampusHomeProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

type CardsSection = SectionOf<'cards'>

/** Faculties first, then what was and what will be, side by side; the rest as the page gave it. */
export function CampusHome({ hero, sections, plans }: CampusHomeProps) {
  const [faculties, others] = take(sections, 'cards', 'program')
  const [news, withoutNews] = take(others, 'cards', 'news')
  const [events] = take(withoutNews, 'cards', 'event')
  const [agenda, rest] = take(withoutNews, 'cards', events ? 'event' : 'class')
  const paired = news && agenda && news.items.length > 0 && agenda.items.length > 0
  return (
    <>
      <CampusHero hero={hero} />
      {faculties && faculties.items.length > 0 && (
        <SectionShell
          id={faculties.id}
          title={faculties.title}
          intro={faculties.intro}
          more={faculties.more}
          ground="tint"
        >
          <Faculties section={faculties} />
        </SectionShell>
      )}
      {paired && (
        <div className="section on-plain">
          <div className="wrap kp-pair">
            <News section={news} />
            <Agenda section={agenda} />
          </div>
        </div>
      )}
      <Home hero={null} sections={paired ? rest : others} plans={plans} />
    </>
  )
}

function Faculties({ section }: { section: CardsSection }) {
  return (
    <TabSet
      id={`${section.id}-tab`}
      legend={section.title}
      tabs={section.items.map(item => ({
        key: item.href,
        label: <span>{item.title}</span>,
        panel: <Faculty item={item} />,
      }))}
    />
  )
}

function Faculty({ item }: { item: CardItem }) {
  return (
    <article className="kp-faculty paper">
      {item.picture && <Picture image={item.picture} sizes="(width >= 64rem) 38rem, 92vw" ratio="16x9" />}
      <div>
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <h3>
          <a href={item.href}>{item.title}</a>
        </h3>
        {item.summary && <p>{item.summary}</p>}
        <Facts facts={item.facts} />
        <ButtonLink action={{ label: 'Buka halamannya', href: item.href }} look="line" />
      </div>
    </article>
  )
}

/** One story leads with its picture, the others follow as lines. */
function News({ section }: { section: CardsSection }) {
  const [lead, ...rest] = section.items
  return (
    <section className="kp-news" aria-labelledby={`${section.id}-title`} id={section.id}>
      <SectionHeading {...section} />
      {lead && (
        <Card
          item={lead}
          look="plain"
          ratio="16x9"
          className="kp-lead"
          sizes="(width >= 64rem) 44rem, 92vw"
        />
      )}
      {rest.length > 0 && <CardList items={rest} look="rows" Card={Brief} keep="brief" />}
    </section>
  )
}

function Brief({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <Card
      item={{ ...item, summary: undefined }}
      level={level}
      look="row"
      ratio="4x3"
      sizes="9rem"
      className="kp-brief"
    />
  )
}

function Agenda({ section }: { section: CardsSection }) {
  return (
    <section className="kp-agenda on-soft" aria-labelledby={`${section.id}-title`} id={section.id}>
      <SectionHeading {...section} />
      <CardList items={section.items.slice(0, 5)} look="rows" Card={Appointment} keep="agenda" />
    </section>
  )
}

function Appointment({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card kp-date">
      <DateLeaf facts={item.facts} />
      <div className="card-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        <Facts facts={item.facts.slice(0, 2)} />
      </div>
    </article>
  )
}
