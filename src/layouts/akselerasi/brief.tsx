import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The opening is the hero's: words in the dark, the picture cut beside them; below, the parts of the text are counted. */
export function Brief({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  return (
    <>
      <article className={`ak-brief ak-brief-${variant}`}>
        <header className={cover ? 'ak-brief-head on-dark' : 'ak-brief-head ak-launch-bare on-dark'}>
          {cover && (
            <div className="ak-launch-pic">
              <Picture image={cover} sizes="(width >= 64rem) 48vw, 100vw" ratio="4x3" priority />
            </div>
          )}
          <div className="wrap wrap-wide">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </div>
        </header>
        <div className="wrap ak-brief-in">
          <div className="ak-brief-text">{children}</div>
          {aside && (
            <aside className="ak-brief-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
        </div>
      </article>
      <Related related={related} look="three" />
    </>
  )
}
