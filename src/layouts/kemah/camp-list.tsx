import { CardList } from '../../ui/kit/cards.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Empty } from '../../ui/kit/list-frame.tsx'
import { Crumbs, PagerNav } from '../../ui/kit/trail.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'
import { Contours } from './contours.tsx'

/** The search lies across the edge of the hill; the tags hang below it. */
export function CampList({ frame }: { frame: ListFrameProps }) {
  const { heading, crumbs, tools, items, empty, pager } = frame
  const look = items.length === 2 || items.length === 4 ? 'two' : 'three'
  return (
    <>
      <div className={tools ? 'frame-head km-head km-head-tools on-dark' : 'frame-head km-head on-dark'}>
        <Contours />
        <div className="wrap">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
        </div>
      </div>
      <div className="wrap list list-above">
        {tools && <div className="km-tools paper">{tools}</div>}
        <div className="list-items">
          {items.length > 0 ? <CardList items={items} look={look} level={2} /> : <Empty empty={empty} />}
          {pager && (
            <PagerNav pager={pager} more={more => <CardList items={more} look="three" level={2} />} />
          )}
        </div>
      </div>
    </>
  )
}
