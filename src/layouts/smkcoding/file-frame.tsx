import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'

/** The way here as tabs, the open one last; the text stands behind a gutter, its headings numbered as lines. */
export function FileFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  return (
    <>
      <article className="file">
        <FrameHead ground="dark" crumbs={crumbs}>
          <PageHeading heading={heading} />
          <Facts facts={facts} />
        </FrameHead>
        <div className={aside ? 'wrap offer' : 'wrap offer offer-alone'}>
          {cover && <Cover cover={cover} />}
          {aside && (
            <aside className="offer-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <div className={variant === 'offer' ? 'offer-text' : 'offer-text file-text'}>{children}</div>
        </div>
      </article>
      <Related related={related} />
    </>
  )
}
