import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Contours } from './contours.tsx'

/** As on the first page: the name on the hill, what it costs beside it and all the way down. */
export function CampFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  if (variant === 'article') return <Journal frame={frame} />
  return (
    <>
      <div className={aside ? 'km-offer' : 'km-offer km-offer-alone'}>
        <div className="frame-head km-head on-dark">
          <Contours />
          <div className="wrap">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </div>
        </div>
        {aside && (
          <div className="wrap km-beside">
            <aside className="km-price" aria-label="Ringkasan">
              {aside}
            </aside>
          </div>
        )}
        <div className="wrap km-body">
          <div className="offer-text">
            {cover && <Cover cover={cover} />}
            {children}
          </div>
        </div>
      </div>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}

/** A page of the journal: the picture across the top, the sheet of paper lies on it. */
function Journal({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related } = frame
  return (
    <>
      <article className={cover ? 'km-journal' : 'km-journal km-journal-bare'}>
        {cover && <Picture image={cover} sizes="100vw" ratio="21x9" priority />}
        <div className="km-sheet paper">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
          <Facts facts={facts} />
          <div className="km-letter">{children}</div>
          {aside && <aside aria-label="Ringkasan">{aside}</aside>}
        </div>
      </article>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
