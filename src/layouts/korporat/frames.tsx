import { CardList } from '../../ui/kit/cards.tsx'
import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Empty, FrameHead } from '../../ui/kit/list-frame.tsx'
import { Crumbs, PagerNav } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps, ListFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Heading and tools together on the dark; the tools' panel hangs over its hem. */
export function IndexFrame({ frame }: { frame: ListFrameProps }) {
  const { heading, crumbs, tools, items, empty, pager } = frame
  const look = items.length % 3 === 1 ? 'lead' : 'three'
  return (
    <>
      <FrameHead ground="dark" crumbs={crumbs}>
        <PageHeading heading={heading} />
      </FrameHead>
      <div className={tools ? 'wrap kr-index' : 'wrap kr-index kr-index-plain'}>
        {tools && <div className="kr-tools list-above paper">{tools}</div>}
        {pager && items.length > 0 && <p className="list-count">{`${pager.totalItems} hasil`}</p>}
        {items.length > 0 ? (
          <CardList items={items} look={look} level={2} eagerFirst />
        ) : (
          <Empty empty={empty} />
        )}
        {pager && <PagerNav pager={pager} more={more => <CardList items={more} look="three" level={2} />} />}
      </div>
    </>
  )
}

/** Words on the dark at the left, the picture at the right to the edge of the screen; the offer hangs over both. */
export function BriefingFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const offered = aside && variant === 'offer'
  const Body = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <div className={cover ? 'kr-head on-dark' : 'kr-head kr-head-bare on-dark'}>
        <div className="kr-head-words">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
          <Facts facts={facts} />
        </div>
        {cover && (
          <div className="kr-head-view">
            <Picture image={cover} sizes="(width >= 64rem) 60vw, 100vw" priority />
          </div>
        )}
      </div>
      <Body className={offered ? 'wrap offer kr-offer' : 'wrap kr-read'}>
        {offered && (
          <aside className="offer-aside" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <div className="offer-text">
          {children}
          {!offered && aside}
        </div>
      </Body>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
