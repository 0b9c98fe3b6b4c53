import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The cover is a planet that rises over the head's edge; an offer's price follows the reader at the foot of the screen. */
export function Orbit({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  const Text = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <div className={cover ? 'kom-head kom-head-risen on-dark' : 'kom-head on-dark'}>
        <div className="wrap">
          <div className="kom-head-in">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </div>
          {cover && (
            <figure className="kom-planet">
              <Picture image={cover} sizes="(width >= 64rem) 30rem, 80vw" ratio="1x1" priority />
              {cover.caption && <figcaption className="sr-only">{cover.caption}</figcaption>}
            </figure>
          )}
        </div>
      </div>
      <div className={aside ? 'wrap kom-body kom-body-offer' : 'wrap kom-body'}>
        {aside && (
          <aside className="kom-offer" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <Text className="kom-text">{children}</Text>
      </div>
      <Related related={related} look="two" />
    </>
  )
}
