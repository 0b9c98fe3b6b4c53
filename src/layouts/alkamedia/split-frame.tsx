import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The open magazine: the picture with the title on the left page, which stays, the text on the right one. */
export function SplitFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  return (
    <>
      <article className={`am-split am-split-${variant}`}>
        <header className="am-split-left on-dark">
          {cover && <Picture image={cover} sizes="(width >= 64rem) 60vw, 100vw" ratio="4x3" priority />}
          <div className="am-split-title">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </div>
        </header>
        <div className="am-split-right">
          {aside && (
            <aside className="am-split-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <div className="am-split-text">{children}</div>
        </div>
      </article>
      <Related related={related} look="four" />
    </>
  )
}
