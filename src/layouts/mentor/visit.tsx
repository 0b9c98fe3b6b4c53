import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Everything in the middle: the name, the picture laid over the edge, the text; the price waits at the foot of the screen. */
export function Visit({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const Text = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <div className={cover ? 'frame-head on-tint mt-head mt-head-cover' : 'frame-head on-tint mt-head'}>
        <div className="wrap">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} look="center" />
          <Facts facts={facts} />
        </div>
      </div>
      <div className="wrap mt-visit">
        {cover && (
          <figure className="mt-cover">
            <Picture image={cover} sizes="(width >= 80rem) 64rem, 94vw" ratio="21x9" priority />
            {cover.caption && <figcaption>{cover.caption}</figcaption>}
          </figure>
        )}
        {aside && (
          <aside className="mt-aside" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <Text className="mt-text">{children}</Text>
      </div>
      <Related related={related} look={related && related.items.length > 3 ? 'shelf' : 'three'} />
    </>
  )
}
