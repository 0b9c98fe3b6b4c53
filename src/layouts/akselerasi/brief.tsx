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
      <article className={`aksl-brief aksl-brief-${variant}`}>
        <header className={cover ? 'aksl-brief-head on-dark' : 'aksl-brief-head aksl-launch-bare on-dark'}>
          {cover && (
            <div className="aksl-launch-pic">
              <Picture image={cover} sizes="(width >= 64rem) 48vw, 100vw" ratio="4x3" priority />
            </div>
          )}
          <div className="wrap wrap-wide">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </div>
        </header>
        <div className="wrap aksl-brief-in">
          <div className="aksl-brief-text">{children}</div>
          {aside && (
            <aside className="aksl-brief-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
        </div>
      </article>
      <Related related={related} look="three" />
    </>
  )
}
