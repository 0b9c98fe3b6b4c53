import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Title and square cover on the show's own ground; sound, box and text lie on a sheet that overlaps it. */
export function EpisodeFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  return (
    <>
      <article className="sheeted">
        <FrameHead ground="brand" crumbs={crumbs}>
          <div className={cover ? 'liner-head liner-covered' : 'liner-head'}>
            <div>
              <PageHeading heading={heading} />
              <Facts facts={facts} />
            </div>
            {cover && (
              <figure className="cover">
                <Picture image={cover} sizes="(width >= 64rem) 22rem, 92vw" ratio="1x1" priority />
                {cover.caption && <figcaption>{cover.caption}</figcaption>}
              </figure>
            )}
          </div>
        </FrameHead>
        <div className={aside ? 'wrap liner liner-two' : 'wrap liner'}>
          <div
            className={variant === 'offer' ? 'liner-page paper offer-text' : 'liner-page paper article-text'}
          >
            {children}
          </div>
          {aside && (
            <aside className="liner-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
        </div>
      </article>
      <Related related={related} look="rows" />
    </>
  )
}
