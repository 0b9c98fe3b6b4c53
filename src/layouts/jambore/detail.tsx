import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps, Image } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Postmark } from './postmark.tsx'

/** The head is a postcard: words at the left, the cover as a stamp at the right, hills below. */
export function PostcardFrame({ frame }: { frame: DetailFrameProps }) {
  const offer = frame.variant === 'offer'
  return (
    <>
      <FrameHead ground="tint" crumbs={frame.crumbs}>
        <div className={frame.cover ? 'postcard' : undefined}>
          <div>
            <PageHeading heading={frame.heading} />
            <Facts facts={frame.facts} />
          </div>
          {frame.cover && <StampedCover cover={frame.cover} />}
        </div>
      </FrameHead>
      {offer ? (
        <div className={frame.aside ? 'wrap offer' : 'wrap offer offer-alone'}>
          {frame.aside && (
            <aside className="offer-aside" aria-label="Ringkasan">
              {frame.aside}
            </aside>
          )}
          <div className="offer-text">{frame.children}</div>
        </div>
      ) : (
        <article className="wrap article letter">
          <div className="article-text paper">{frame.children}</div>
          {frame.aside && (
            <aside className="article-aside" aria-label="Ringkasan">
              {frame.aside}
            </aside>
          )}
        </article>
      )}
      <Related related={frame.related} look={frame.related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}

function StampedCover({ cover }: { cover: Image }) {
  return (
    <figure className="letter-stamp">
      <div className="stamp">
        <Picture
          image={cover}
          sizes="(width >= 80rem) 30rem, (width >= 64rem) 38vw, 92vw"
          ratio="4x3"
          priority
        />
        {cover.caption && <figcaption>{cover.caption}</figcaption>}
      </div>
      <Postmark />
    </figure>
  )
}
