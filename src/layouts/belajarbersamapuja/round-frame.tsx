import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A round cover beside the title; what it costs lies as one long pill across the edge below. */
export function RoundFrame({ frame }: { frame: DetailFrameProps }) {
  const { cover, aside } = frame
  const isOffer = frame.variant === 'offer'
  return (
    <>
      <article className={isOffer ? 'globe globe-offer' : 'globe'}>
        <FrameHead ground="tint2" crumbs={frame.crumbs}>
          <div className={cover ? 'globe-head' : undefined}>
            <div>
              <PageHeading heading={frame.heading} />
              <Facts facts={frame.facts} />
            </div>
            {cover && (
              <figure className="globe-cover">
                <Picture image={cover} sizes="(width >= 64rem) 24rem, 70vw" ratio="1x1" priority />
                {cover.caption && <figcaption>{cover.caption}</figcaption>}
              </figure>
            )}
          </div>
        </FrameHead>
        {aside && (
          <aside className="wrap globe-pill" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <div className="wrap globe-text">{frame.children}</div>
      </article>
      <Related related={frame.related} look="three" />
    </>
  )
}
