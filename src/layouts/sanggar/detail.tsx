import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The page begins with a board: a tile with the words, one with the picture, one with the facts. */
export function BoardFrame({ frame }: { frame: DetailFrameProps }) {
  const offer = frame.variant === 'offer'
  return (
    <>
      <article className="plate">
        <header
          className={frame.cover ? 'wrap wrap-wide board-head' : 'wrap wrap-wide board-head board-head-bare'}
        >
          <div className={offer ? 'board-head-words on-tint' : 'board-head-words on-soft'}>
            <Crumbs crumbs={frame.crumbs} />
            <div>
              <PageHeading heading={frame.heading} />
              {!offer && <Facts facts={frame.facts} />}
            </div>
          </div>
          {frame.cover && (
            <figure className="board-head-cover">
              <Picture image={frame.cover} sizes="(width >= 64rem) 40rem, 94vw" ratio="4x3" priority />
              {frame.cover.caption && <figcaption>{frame.cover.caption}</figcaption>}
            </figure>
          )}
          {offer && <Facts facts={frame.facts} look="boxed" />}
        </header>
        {offer ? <OfferBody frame={frame} /> : <ArticleBody frame={frame} />}
      </article>
      <Related related={frame.related} look="bento" />
    </>
  )
}

function OfferBody({ frame }: { frame: DetailFrameProps }) {
  return (
    <div className={frame.aside ? 'wrap offer' : 'wrap offer offer-alone'}>
      {frame.aside && (
        <aside className="offer-aside" aria-label="Ringkasan">
          {frame.aside}
        </aside>
      )}
      <div className="offer-text">{frame.children}</div>
    </div>
  )
}

function ArticleBody({ frame }: { frame: DetailFrameProps }) {
  return (
    <div className="wrap article">
      <div className="article-text">{frame.children}</div>
      {frame.aside && (
        <aside className="article-aside" aria-label="Ringkasan">
          {frame.aside}
        </aside>
      )}
    </div>
  )
}
