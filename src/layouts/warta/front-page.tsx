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
import { Brief, Story } from './story.tsx'

interface FrontPageProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** how many stories stand in the column beside the lead */
const beside = 4

/** The newest story in a strip, the next ones in a column, the lead in the middle; what is left over opens the sections. */
export function FrontPage({ hero, sections, plans }: FrontPageProps) {
  const [found, others] = takePosts(sections)
  // the story the lead sends one on to is told there already
  const news = found && {
    ...found,
    items: found.items.filter(item => !hero.actions?.some(action => action.href === item.href)),
  }
  const left = news?.items.slice(1 + beside) ?? []
  const rest = news && left.length > 1 ? [{ ...news, items: left }, ...others] : others
  const shown = news && { ...news, items: news.items.slice(1, left.length > 1 ? 1 + beside : undefined) }
  return (
    <Home
      hero={
        <>
          {news?.items[0] && <Breaking item={news.items[0]} label={news.title} />}
          <Sheet hero={hero} news={shown} />
        </>
      }
      sections={rest}
      plans={plans}
    />
  )
}

function Breaking({ item, label }: { item: CardItem; label: string }) {
  const when = item.facts.find(fact => fact.dateTime)
  return (
    <section className="wr-breaking on-brand" aria-label={`Terbaru di ${label}`}>
      <p className="wrap">
        <strong>Terbaru</strong>
        {when && <time dateTime={when.dateTime}>{when.text}</time>}
        <a href={item.href}>{item.title}</a>
      </p>
    </section>
  )
}

function Sheet({ hero, news }: { hero: Hero; news?: SectionOf<'cards'> }) {
  const { eyebrow, title, text, actions, picture, featured, figures = [], meter } = hero
  const hasNews = news !== undefined && news.items.length > 0
  const hasNotices = featured !== undefined || meter !== undefined || figures.length > 0
  return (
    <section className="hero on-plain">
      <div className="wrap wr-sheet">
        <div className="wr-lead">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {picture && (
            <Picture
              image={picture}
              sizes="(width >= 80rem) 42rem, (width >= 64rem) 52vw, 92vw"
              ratio="16x9"
              priority
            />
          )}
          <p className="hero-text">{text}</p>
          <Actions actions={actions} />
        </div>
        {hasNews && (
          <div className="wr-column">
            <h2 className="wr-column-head">{news.title}</h2>
            {news.items.slice(0, 1).map(item => (
              <Story key={item.href} item={{ ...item, summary: undefined }} />
            ))}
            <CardList items={news.items.slice(1)} look="rows" Card={Brief} keep="brief" />
            {news.more && <ButtonLink action={news.more} look="quiet" />}
          </div>
        )}
        {hasNotices && (
          <div className="wr-notices">
            {featured && <Advert item={featured} />}
            {meter && <Meter meter={meter} />}
            {figures.length > 0 && <FigureList items={figures} look="inline" />}
          </div>
        )}
      </div>
    </section>
  )
}

/** What the hero features, framed like a notice. */
function Advert({ item }: { item: CardItem }) {
  return (
    <article className="card wr-advert">
      {item.badge && <BadgeTag badge={item.badge} />}
      {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
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
