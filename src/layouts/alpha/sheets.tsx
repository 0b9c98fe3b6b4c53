import { CardList } from '../../ui/kit/cards.tsx'
import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Empty } from '../../ui/kit/list-frame.tsx'
import { Crumbs, PagerNav } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps, Image, ListFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Name of the list at the left with how many there are, the lines at the right, filters as the first line. */
export function TableFrame({ frame }: { frame: ListFrameProps }) {
  const { heading, crumbs, tools, items, empty, pager } = frame
  return (
    <div className="wrap sheet-list">
      <div className="sheet-top">
        <Crumbs crumbs={crumbs} />
        <PageHeading heading={heading} />
        {items.length > 0 && (
          <p className="sheet-count">
            <span className="sr-only">{'Jumlah: '}</span>
            {`${pager?.totalItems ?? items.length}`.padStart(2, '0')}
          </p>
        )}
      </div>
      {tools && (
        <details className="sheet-tools" open={items.length === 0}>
          <summary>Cari dan saring</summary>
          {tools}
        </details>
      )}
      {items.length > 0 ? <CardList items={items} look="rows" level={2} /> : <Empty empty={empty} />}
      {pager && <PagerNav pager={pager} more={more => <CardList items={more} look="rows" level={2} />} />}
    </div>
  )
}

/** Title over the whole width; particulars in the first columns, text in the middle, the picture only after it. */
export function SheetFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  return (
    <>
      <article className="wrap sheet">
        <div className="sheet-top">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
        </div>
        <div className="sheet-grid">
          <aside className="sheet-side" aria-label="Ringkasan">
            {aside}
            <Facts facts={facts} look="stacked" />
          </aside>
          <div className={variant === 'offer' ? 'sheet-text offer-text' : 'sheet-text article-text'}>
            {children}
          </div>
        </div>
      </article>
      {cover && <EndPicture image={cover} />}
      <Related related={related} look="rows" />
    </>
  )
}

/** A page's picture, once everything has been said. */
export function EndPicture({ image }: { image: Image }) {
  return (
    <figure className="wrap sheet-cover">
      <Picture image={image} sizes="(width >= 100rem) 96rem, 100vw" ratio="21x9" />
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}
