import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Fan } from './ornaments.tsx'

/** Everything on one axis: heading, a broad arch, the counter with price and button across, then the text. */
export function Salon({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, related } = frame
  const count = related?.items.length ?? 0
  return (
    <>
      <article className="bd-salon">
        <header className={cover ? 'bd-salon-head on-tint' : 'bd-salon-head bd-salon-bare on-tint'}>
          <div className="wrap">
            <Crumbs crumbs={crumbs} />
            <Fan />
            <PageHeading heading={heading} look="center" />
            <Facts facts={facts} />
          </div>
        </header>
        {cover && (
          <figure className="wrap bd-broad">
            <Picture image={cover} sizes="(width >= 64rem) 56rem, 92vw" ratio="21x9" priority />
            {cover.caption && <figcaption>{cover.caption}</figcaption>}
          </figure>
        )}
        {aside && (
          <aside className="wrap bd-counter" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <div className="wrap wrap-narrow bd-text">{children}</div>
      </article>
      <Related related={related} look={count === 2 ? 'two' : count < 4 ? 'three' : 'four'} />
    </>
  )
}
