import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A poster of its own: the title large, the picture edge to edge below it, the ticket hangs over its rim. */
export function BillFrame({ frame }: { frame: DetailFrameProps }) {
  const { cover, facts, aside } = frame
  const isOffer = frame.variant === 'offer'
  return (
    <>
      <article className={`stage stage-${frame.variant}`}>
        <header className="stage-head on-brand">
          <div className="wrap">
            <Crumbs crumbs={frame.crumbs} />
            <PageHeading heading={frame.heading} />
            {isOffer && <Facts facts={facts} />}
          </div>
        </header>
        {cover && (
          <figure className="stage-cover on-dark">
            <Picture image={cover} sizes="100vw" ratio="21x9" priority />
            {cover.caption && <figcaption className="wrap">{cover.caption}</figcaption>}
          </figure>
        )}
        <div className={cover ? 'wrap stage-in stage-covered' : 'wrap stage-in'}>
          {(aside || !isOffer) && (
            <aside className="stage-side" aria-label="Ringkasan">
              {!isOffer && <Facts facts={facts} look="stacked" />}
              {aside}
            </aside>
          )}
          <div className="stage-text">{frame.children}</div>
        </div>
      </article>
      <Related related={frame.related} look="two" />
    </>
  )
}
