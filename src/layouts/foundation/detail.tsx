import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

export function StoryFrame({ frame }: { frame: DetailFrameProps }) {
  return (
    <>
      {frame.variant === 'offer' ? <Offer frame={frame} /> : <Report frame={frame} />}
      <Related related={frame.related} look={frame.related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}

/** The photograph from edge to edge, and a sheet of paper laid on it with the title and the facts. */
function Offer({ frame }: { frame: DetailFrameProps }) {
  return (
    <>
      <div className={frame.cover ? 'scene' : 'scene scene-bare'}>
        {frame.cover && <Picture image={frame.cover} sizes="100vw" priority />}
        <div className="wrap folio">
          <Crumbs crumbs={frame.crumbs} />
          <PageHeading heading={frame.heading} look="center" />
          <Facts facts={frame.facts} />
        </div>
      </div>
      <div className={frame.aside ? 'wrap offer' : 'wrap offer offer-alone'}>
        {frame.aside && (
          <aside className="offer-aside" aria-label="Ringkasan">
            {frame.aside}
          </aside>
        )}
        <div className="offer-text">{frame.children}</div>
      </div>
    </>
  )
}

/** Title in the middle of the page between two rules, the photograph wide below it. */
function Report({ frame }: { frame: DetailFrameProps }) {
  return (
    <article className="wrap article report">
      <header className="article-head">
        <Crumbs crumbs={frame.crumbs} />
        <PageHeading heading={frame.heading} look="center" />
        <Facts facts={frame.facts} />
      </header>
      {frame.cover && <Cover cover={frame.cover} />}
      <div className="article-text">{frame.children}</div>
      {frame.aside && (
        <aside className="article-aside" aria-label="Ringkasan">
          {frame.aside}
        </aside>
      )}
    </article>
  )
}
