import { CardList } from '../../ui/kit/cards.tsx'
import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Empty } from '../../ui/kit/list-frame.tsx'
import { SectionList, type SectionPlans } from '../../ui/kit/sections.tsx'
import { Crumbs, PagerNav } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps, ListFrameProps, PageFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The name of the list and its filters in two rooms with a door between; below them the works as they come. */
export function Workshop({ frame }: { frame: ListFrameProps }) {
  const { heading, crumbs, tools, items, empty, pager } = frame
  return (
    <div className="floor">
      <div className={tools ? 'house house-list' : 'house house-list house-open'}>
        <div className="house-hall">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
        </div>
        {tools && <div className="house-tools">{tools}</div>}
      </div>
      {pager && items.length > 0 && <p className="list-count">{`${pager.totalItems} hasil`}</p>}
      {items.length > 0 ? (
        <CardList items={items} look="columns" level={2} eagerFirst />
      ) : (
        <Empty empty={empty} />
      )}
      {pager && <PagerNav pager={pager} more={more => <CardList items={more} look="columns" level={2} />} />}
    </div>
  )
}

/** Four rooms: the name, the picture, what one has to know, the text. */
export function Bench({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  return (
    <>
      <article className="floor">
        <div className={cover ? 'house house-bench' : 'house house-bench house-dark-room'}>
          <div className="house-hall">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
          </div>
          {cover && (
            <figure className="house-window">
              <Picture image={cover} sizes="(width >= 64rem) 38rem, 100vw" ratio="4x3" priority />
              {cover.caption && <figcaption>{cover.caption}</figcaption>}
            </figure>
          )}
          <div className={variant === 'offer' ? 'house-text offer-text' : 'house-text article-text'}>
            {children}
          </div>
          <aside className="house-side" aria-label="Ringkasan">
            {aside}
            <Facts facts={facts} look="stacked" />
          </aside>
        </div>
      </article>
      <Related related={related} look="columns" />
    </>
  )
}

export function Storey({ frame, plans }: { frame: PageFrameProps; plans: SectionPlans }) {
  const { heading, crumbs, cover, sections } = frame
  return (
    <>
      <div className="floor">
        <div className={cover ? 'house' : 'house house-open'}>
          <div className="house-hall">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
          </div>
          {cover && (
            <div className="house-window">
              <Picture image={cover} sizes="(width >= 64rem) 42vw, 100vw" ratio="4x3" priority decorative />
            </div>
          )}
        </div>
      </div>
      <SectionList sections={sections} plans={plans} />
    </>
  )
}
