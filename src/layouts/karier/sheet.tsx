import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Something to join: its mark beside the name, the facts in one row of cells, text and box below. */
export function Sheet({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  if (variant === 'article') return <Record frame={frame} />
  return (
    <>
      <FrameHead ground="soft" crumbs={crumbs}>
        <div className={cover ? 'kar-id' : undefined}>
          {cover && <Picture image={cover} sizes="9rem" ratio="1x1" priority />}
          <PageHeading heading={heading} />
        </div>
      </FrameHead>
      <div className="wrap kar-sheet">
        <Facts facts={facts} look="boxed" />
        <div className={aside ? 'kar-cols' : undefined}>
          <div className="offer-text">{children}</div>
          {aside && (
            <aside className="offer-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
        </div>
      </div>
      <Related related={related} look="two" />
    </>
  )
}

/** Something to read: when and how long in a margin at the left, the text at the right. */
function Record({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related } = frame
  return (
    <>
      <FrameHead ground="soft" crumbs={crumbs}>
        <PageHeading heading={heading} />
      </FrameHead>
      <article className="wrap kar-record">
        <div className="kar-margin">
          <Facts facts={facts} look="stacked" />
          {aside && <aside aria-label="Ringkasan">{aside}</aside>}
        </div>
        <div className="kar-text">
          {cover && <Cover cover={cover} />}
          {children}
        </div>
      </article>
      <Related related={related} look="two" />
    </>
  )
}
