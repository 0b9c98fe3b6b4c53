import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Cover in a hexagon, heading and offer in one row on the dark mat; the text alone below. */
export function Dojo({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  const Text = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <div className="ps-dojo on-dark">
        <div className="wrap">
          <Crumbs crumbs={crumbs} />
          <div className={aside ? 'ps-dojo-in ps-dojo-offer' : 'ps-dojo-in'}>
            {cover && (
              <figure>
                <Picture
                  image={cover}
                  sizes="(width >= 64rem) 22rem, 92vw"
                  ratio="1x1"
                  priority
                  className="ps-hex"
                />
                {cover.caption && <figcaption>{cover.caption}</figcaption>}
              </figure>
            )}
            <div>
              <PageHeading heading={heading} />
              <Facts facts={facts} look={variant === 'offer' ? 'stacked' : 'inline'} />
            </div>
            {aside && (
              <aside className="paper" aria-label="Ringkasan">
                {aside}
              </aside>
            )}
          </div>
        </div>
      </div>
      <Text className="wrap wrap-narrow ps-text">{children}</Text>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
