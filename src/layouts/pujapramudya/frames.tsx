import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import { SectionList, type SectionPlans } from '../../ui/kit/sections.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps, Hero, PageFrameProps } from '../../ui/parts.tsx'
import { Entry } from './entry.tsx'
import { Face } from './side.tsx'

/** The portrait at the side, the first words beside it. */
export function Opening({ hero }: { hero: Hero }) {
  const { picture, featured, meter, figures = [] } = hero
  return (
    <section className="hero flow-words">
      {picture && <Face image={picture} />}
      <div className="wrap">
        <HeroCopy hero={hero} figures={false} />
        {figures.length > 0 && <FigureList items={figures} look="band" />}
        {meter && <Meter meter={meter} />}
        {featured && (
          <div className="flow-next">
            <Entry item={featured} level={2} />
          </div>
        )}
      </div>
    </section>
  )
}

/** What there is to join or to read; the box with the price is a line across the column. */
export function FlowFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  return (
    <>
      <article className="flow">
        {cover && <Face image={cover} />}
        <div className="wrap">
          <header className="flow-head">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </header>
          {aside && (
            <aside className="flow-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <div className={variant === 'offer' ? 'flow-text offer-text' : 'flow-text article-text'}>
            {children}
          </div>
        </div>
      </article>
      <Related related={related} look="rows" />
    </>
  )
}

export function FlowPage({ frame, plans }: { frame: PageFrameProps; plans: SectionPlans }) {
  const { heading, crumbs, cover, sections } = frame
  return (
    <>
      <div className="flow flow-top">
        {cover && <Face image={cover} />}
        <div className="wrap">
          <header className="flow-head">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
          </header>
        </div>
      </div>
      <SectionList sections={sections} plans={plans} />
    </>
  )
}
