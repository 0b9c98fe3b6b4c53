import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'

/** A chapter's opening in the middle of the page; what is said about the text stands in its margin. */
export function LeafFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const Body = variant === 'article' ? 'article' : 'div'
  const noted = facts.length > 0 || (aside && variant === 'offer')
  return (
    <>
      <Body className="wrap ak-leaf">
        <header className="ak-opening">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} look="center" />
        </header>
        {cover && <Cover cover={cover} />}
        {noted && (
          <aside className="ak-margin" aria-label="Ringkasan">
            {variant === 'offer' && aside}
            <Facts facts={facts} look="stacked" />
          </aside>
        )}
        <div className="ak-text">
          {children}
          {variant === 'article' && aside}
        </div>
      </Body>
      <div className="ak-page">
        <Related related={related} look="rows" />
      </div>
    </>
  )
}
