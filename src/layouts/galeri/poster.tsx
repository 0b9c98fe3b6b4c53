import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The work itself as large as the window, its name on it; beside the text a label as museums hang it. */
export function PosterFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  return (
    <>
      <article>
        <header className={cover ? 'placard on-dark' : 'placard placard-bare on-dark'}>
          {cover && <Picture image={cover} sizes="(width >= 40rem) 100vw, 280vw" priority />}
          <div className="placard-words">
            <Crumbs crumbs={crumbs} />
            <PageHeading heading={heading} />
          </div>
        </header>
        <div className="labelled">
          <aside className="label" aria-label="Keterangan">
            {aside}
            <Facts facts={facts} look="stacked" />
            {cover?.caption && <p className="label-caption">{cover.caption}</p>}
          </aside>
          <div className={variant === 'offer' ? 'offer-text' : 'article-text'}>{children}</div>
        </div>
      </article>
      <Related related={related} look="columns" />
    </>
  )
}
