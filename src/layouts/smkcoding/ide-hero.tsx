import { CardFoot } from '../../ui/kit/card-parts.tsx'
import { EditorWindow } from '../../ui/kit/editor.tsx'
import { BadgeTag } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroAside } from '../../ui/kit/hero-asides.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { CardItem, Hero } from '../../ui/parts.tsx'

/** Words at the left like a document, files at the right behind tabs, a terminal below with figures and what is next. */
export function IdeHero({ hero }: { hero: Hero }) {
  const { tabs = [], figures = [], featured } = hero
  const hasTabs = tabs.length > 0
  return (
    <section className="hero ide on-dark">
      <div className="ide-copy">
        <HeroCopy hero={hero} figures={false} />
      </div>
      <div className={hasTabs ? 'ide-side' : 'ide-side ide-preview'}>
        {hasTabs ? <EditorWindow tabs={tabs} title={hero.title} /> : <HeroAside hero={hero} ratio="16x9" />}
      </div>
      {(figures.length > 0 || (hasTabs && featured)) && (
        <div className="ide-terminal">
          {figures.length > 0 && <FigureList items={figures} look="inline" />}
          {hasTabs && featured && <Next item={featured} />}
        </div>
      )}
    </section>
  )
}

function Next({ item }: { item: CardItem }) {
  return (
    <article className="card ide-next">
      <p className="ide-next-over">
        {item.badge && <BadgeTag badge={item.badge} />}
        {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
      </p>
      <h2 className="card-title" {...item.spoken}>
        <a href={item.href}>{item.title}</a>
      </h2>
      <CardFoot item={item} className="ide-next-facts" />
    </article>
  )
}
