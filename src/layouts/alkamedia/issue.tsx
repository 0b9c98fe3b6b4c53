import { Actions, ButtonLink } from '../../ui/kit/actions.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { Home } from '../../ui/kit/home.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { SectionPlans } from '../../ui/kit/sections.tsx'
import { takePosts } from '../../ui/kit/take-posts.ts'
import type { CardItem, Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface IssueProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** as many as stand beside the cover story */
const counted = 5

/** The cover story, the newest of a section in order of their days beside it, the featured thing in a strip below. */
export function Issue({ hero, sections, plans }: IssueProps) {
  const [posts, others] = takePosts(sections)
  const left = posts?.items.slice(counted) ?? []
  const rest = posts && left.length > 2 ? [{ ...posts, items: left }, ...others] : others
  return (
    <Home
      hero={
        <section className="hero am-issue on-plain">
          <div className="wrap wrap-wide am-issue-in">
            <CoverStory hero={hero} />
            {posts && <Newest section={posts} />}
          </div>
          <Strip hero={hero} />
        </section>
      }
      sections={rest}
      plans={plans}
    />
  )
}

function CoverStory({ hero }: { hero: Hero }) {
  const { eyebrow, title, text, actions, picture } = hero
  return (
    <div className={picture ? 'am-story' : 'am-story am-story-bare'}>
      {picture && <Picture image={picture} sizes="(width >= 64rem) 64vw, 100vw" ratio="16x9" priority />}
      <div className="am-story-slip paper">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="hero-text">{text}</p>
        <Actions actions={actions} />
      </div>
    </div>
  )
}

function Newest({ section }: { section: SectionOf<'cards'> }) {
  return (
    <div className="am-newest on-dark">
      <h2>
        <span>Terbaru</span> {section.title}
      </h2>
      <ol>
        {section.items.slice(0, counted).map(item => (
          <li key={item.href}>
            <a href={item.href}>{item.title}</a>
            <Facts facts={item.facts} />
          </li>
        ))}
      </ol>
      {section.more && <ButtonLink action={section.more} look="quiet" />}
    </div>
  )
}

function Strip({ hero: { featured, figures = [], meter } }: { hero: Hero }) {
  if (!featured && figures.length === 0 && !meter) return null
  return (
    <div className="wrap wrap-wide am-strip">
      {featured && <Chosen item={featured} />}
      {meter && <Meter meter={meter} />}
      {figures.length > 0 && <FigureList items={figures} look="inline" />}
    </div>
  )
}

function Chosen({ item }: { item: CardItem }) {
  return (
    <article className="card am-chosen">
      {item.picture && <Picture image={item.picture} sizes="12rem" ratio="1x1" decorative />}
      <div>
        <p className="am-chosen-over">
          {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
          {item.badge && <BadgeTag badge={item.badge} />}
        </p>
        <h2 className="card-title" {...item.spoken}>
          <a href={item.href}>{item.title}</a>
        </h2>
        <Facts facts={item.facts} />
        <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
      </div>
    </article>
  )
}
