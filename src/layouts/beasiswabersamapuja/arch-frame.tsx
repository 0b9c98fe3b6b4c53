import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The cover under an arch beside the title; the box stands before the text, at its left. */
export function ArchFrame({ frame }: { frame: DetailFrameProps }) {
  const { cover, aside } = frame
  const isOffer = frame.variant === 'offer'
  return (
    <>
      <article>
        <header className="gate on-tint">
          <div className="wrap">
            <Crumbs crumbs={frame.crumbs} />
            <div className={cover ? 'gate-in' : 'gate-in gate-bare'}>
              <div className="gate-words">
                <PageHeading heading={frame.heading} look="center" />
                <Facts facts={frame.facts} />
              </div>
              {cover && (
                <figure className="gate-arch">
                  <Picture image={cover} sizes="(width >= 64rem) 30rem, 92vw" ratio="4x3" priority />
                  {cover.caption && <figcaption>{cover.caption}</figcaption>}
                </figure>
              )}
            </div>
          </div>
        </header>
        <div className={isOffer && aside ? 'wrap gate-body' : 'wrap gate-body gate-read'}>
          {aside && (
            <aside className="gate-side" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <div className="gate-text">{frame.children}</div>
        </div>
      </article>
      <Related related={frame.related} look="three" />
    </>
  )
}
