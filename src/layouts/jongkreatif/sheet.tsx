import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The title beside a snapshot taped on askew; the text on a cut-out sheet that is pushed up over the edge. */
export function Sheet({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  return (
    <>
      <article className={`jong-detail jong-detail-${variant}`}>
        <FrameHead ground="tint2" crumbs={crumbs}>
          <div className={cover ? 'jong-opening' : undefined}>
            <div>
              <PageHeading heading={heading} />
              <Facts facts={facts} />
            </div>
            {cover && (
              <div className="jong-snap jong-taped">
                <Picture
                  image={cover}
                  sizes="(width >= 64rem) 36rem, 90vw"
                  ratio={variant === 'article' ? '16x9' : '4x3'}
                  priority
                />
                {cover.caption && <p>{cover.caption}</p>}
              </div>
            )}
          </div>
        </FrameHead>
        <div className="wrap jong-sheet-in">
          {aside && (
            <aside className="jong-sheet-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <div className="jong-sheet paper">{children}</div>
        </div>
      </article>
      <Related related={related} look="three" />
    </>
  )
}
