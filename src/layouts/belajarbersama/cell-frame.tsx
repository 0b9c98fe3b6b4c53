import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DayLeaf } from './day-leaf.tsx'

/** Four cells: day and title above, facts and box beside picture and text below. */
export function CellFrame({ frame }: { frame: DetailFrameProps }) {
  const { cover, facts, aside } = frame
  const dateTime = facts.find(fact => fact.dateTime)?.dateTime
  return (
    <>
      <article className="wrap wrap-wide leaflet">
        <Crumbs crumbs={frame.crumbs} />
        <div className="leaflet-in">
          <div className="leaflet-day on-brand">{dateTime && <DayLeaf at={new Date(dateTime)} />}</div>
          <header className="leaflet-title on-brand2">
            <PageHeading heading={frame.heading} />
          </header>
          <div className="leaflet-side">
            <Facts facts={facts} look="stacked" />
            {aside && <aside aria-label="Ringkasan">{aside}</aside>}
          </div>
          <div className="leaflet-text">
            {cover && (
              <figure>
                <Picture image={cover} sizes="(width >= 64rem) 56rem, 94vw" ratio="21x9" priority />
                {cover.caption && <figcaption>{cover.caption}</figcaption>}
              </figure>
            )}
            <div className="leaflet-words">{frame.children}</div>
          </div>
        </div>
      </article>
      <Related related={frame.related} look="four" />
    </>
  )
}
