import { Actions, ButtonLink } from '../../ui/kit/actions.tsx'
import { CardList } from '../../ui/kit/cards.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { SectionPlans } from '../../ui/kit/sections.tsx'
import { takePosts } from '../../ui/kit/take-posts.ts'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Aside, Reading } from './reading.tsx'
import { Topics, topicsOf } from './topics.tsx'

interface DeskProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** Topics at the left, the welcome and the feed in the middle, what else is worth reading at the right. */
export function Desk({ hero, sections, plans }: DeskProps) {
  const [feed, others] = takePosts(sections, 'tulisan-temans')
  const [chosen, rest] = takePosts(others, 'articles')
  const topics = topicsOf(feed?.items ?? [])
  const hasSide = chosen !== undefined || hero.featured !== undefined || hero.meter !== undefined
  return (
    <Home
      hero={
        <div className="wrap tt-desk tt-home">
          <Welcome hero={hero} />
          <div className="tt-start">
            {feed && topics.length > 1 && <Topics topics={topics} items={feed.items} />}
            {hero.figures && hero.figures.length > 0 && <FigureList items={hero.figures} look="inline" />}
          </div>
          <div className="tt-middle tt-below">{feed && <Feed section={feed} topics={topics} />}</div>
          {hasSide && (
            <div className="tt-end">
              {hero.featured && <Invitation item={hero.featured} />}
              {hero.meter && <Meter meter={hero.meter} />}
              {chosen && <Chosen section={chosen} />}
            </div>
          )}
        </div>
      }
      sections={rest}
      plans={plans}
    />
  )
}

function Welcome({ hero: { eyebrow, title, text, actions, picture } }: { hero: Hero }) {
  return (
    <section className="hero tt-middle tt-top tt-welcome">
      {picture && (
        <Picture image={picture} sizes="(width >= 64rem) 48rem, 92vw" ratio="21x9" priority decorative />
      )}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{title}</h1>
      <p className="hero-text">{text}</p>
      <Actions actions={actions} />
    </section>
  )
}

function Feed({ section, topics }: { section: SectionOf<'cards'>; topics: string[] }) {
  return (
    <section className="tt-feed-in" aria-labelledby={`${section.id}-title`} id={section.id}>
      <div className="tt-feed-head">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        {section.more && <ButtonLink action={section.more} look="quiet" />}
      </div>
      <ul className="tt-feed">
        {section.items.map(item => (
          <li key={item.href} className={`tt-of-${topics.indexOf(item.eyebrow ?? '') + 1}`}>
            <Reading item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chosen({ section }: { section: SectionOf<'cards'> }) {
  return (
    <section aria-labelledby={`${section.id}-title`} id={section.id} className="tt-chosen">
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      <CardList items={section.items.slice(0, 6)} look="rows" Card={Aside} keep="aside" />
      {section.more && <ButtonLink action={section.more} look="quiet" />}
    </section>
  )
}

function Invitation({ item }: { item: CardItem }) {
  return (
    <article className="card tt-invitation on-tint">
      {item.badge && <BadgeTag badge={item.badge} />}
      <h2 className="card-title" {...item.spoken}>
        <a href={item.href}>{item.title}</a>
      </h2>
      {item.summary && (
        <p className="card-sum" {...item.spoken}>
          {item.summary}
        </p>
      )}
      <Facts facts={item.facts} look="stacked" />
      <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
    </article>
  )
}
