import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import type { Ground } from '../../ui/kit/ground.ts'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A record: its sleeve at the left with the disc looking out, title beside it, the text below the title. */
export function SleeveFrame({ frame, ground = 'dark' }: { frame: DetailFrameProps; ground?: Ground }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  return (
    <>
      <article className={cover ? 'sleeved' : 'sleeved sleeved-bare'}>
        <FrameHead ground={ground} crumbs={crumbs}>
          <PageHeading heading={heading} />
          <Facts facts={facts} />
        </FrameHead>
        <div className={aside ? 'wrap sleeved-in' : 'wrap sleeved-in sleeved-plain'}>
          {cover && (
            <figure className="sleeve">
              <Picture image={cover} sizes="(width >= 64rem) 22rem, 60vw" ratio="1x1" priority />
              {cover.caption && <figcaption>{cover.caption}</figcaption>}
            </figure>
          )}
          {aside && (
            <aside className="sleeve-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <div className={variant === 'offer' ? 'offer-text' : 'article-text'}>{children}</div>
        </div>
      </article>
      <Related related={related} look="two" />
    </>
  )
}
