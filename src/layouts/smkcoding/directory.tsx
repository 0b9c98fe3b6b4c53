import { Icon } from '../../ui/icon.tsx'
import { CardTitle } from '../../ui/kit/card-parts.tsx'
import { CardList } from '../../ui/kit/cards.tsx'
import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Empty, FrameHead } from '../../ui/kit/list-frame.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { PagerNav } from '../../ui/kit/trail.tsx'
import type { CardItem, ListFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A list page is a directory: what it holds, line by line. */
export function Directory({ frame }: { frame: ListFrameProps }) {
  const { heading, crumbs, tools, items, empty, pager } = frame
  return (
    <>
      <FrameHead ground="dark" crumbs={crumbs}>
        <PageHeading heading={heading} />
      </FrameHead>
      <div className={tools ? 'wrap list list-above' : 'wrap list'}>
        {tools && <div className="list-tools">{tools}</div>}
        <div className="list-items">
          {items.length > 0 ? (
            <Listing items={items} level={2} total={pager?.totalItems} eagerFirst />
          ) : (
            <Empty empty={empty} />
          )}
          {pager && (
            <PagerNav
              pager={pager}
              more={more => (
                <div className="listing">
                  <CardList items={more} look="rows" level={2} Card={Entry} keep="entry" />
                </div>
              )}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Few cards are open panes, many are a listing. */
export function FilesOrListing({ section }: SectionProps<'cards'>) {
  return section.items.length > 3 ? <Listing items={section.items} /> : <CardList items={section.items} />
}

interface ListingProps {
  items: CardItem[]
  level?: 2 | 3
  total?: number
  eagerFirst?: boolean
}

function Listing({ items, level, total, eagerFirst }: ListingProps) {
  return (
    <div className="listing">
      <p className="listing-bar">
        <Icon name="folder" />
        <span>{`${total ?? items.length} berkas`}</span>
      </p>
      <CardList items={items} look="rows" level={level} Card={Entry} keep="entry" eagerFirst={eagerFirst} />
    </div>
  )
}

/** One line of a directory: picture, name, particulars, price. */
function Entry({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card entry">
      <div className={item.picture ? 'card-pic' : 'card-pic card-blank r-16x9'}>
        {item.picture && (
          <Picture image={item.picture} sizes="(width >= 64rem) 10rem, 7rem" ratio="16x9" decorative />
        )}
      </div>
      <div className="entry-name">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
      </div>
      <Facts facts={item.facts} look="stacked" />
      {(item.badge || item.price) && (
        <div className="entry-end">
          {item.badge && <BadgeTag badge={item.badge} />}
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      )}
    </article>
  )
}
