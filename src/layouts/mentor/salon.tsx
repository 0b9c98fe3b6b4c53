import { CardList } from '../../ui/kit/cards.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Empty } from '../../ui/kit/list-frame.tsx'
import { Crumbs, PagerNav } from '../../ui/kit/trail.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'

/** Heading and tools receive at the left and stay; who or what there is comes in two columns, the second a step lower. */
export function Salon({ frame }: { frame: ListFrameProps }) {
  const { heading, crumbs, tools, items, empty, pager } = frame
  return (
    <div className="wrap mt-salon">
      <div className="on-tint mt-host">
        <Crumbs crumbs={crumbs} />
        <PageHeading heading={heading} />
        {tools}
      </div>
      <div className="mt-guests">
        {items.length > 0 ? (
          <CardList items={items} look="two" level={2} eagerFirst />
        ) : (
          <Empty empty={empty} />
        )}
        {pager && <PagerNav pager={pager} more={more => <CardList items={more} look="two" level={2} />} />}
      </div>
    </div>
  )
}
