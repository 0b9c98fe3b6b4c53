import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { callNumberOf } from './call-number.ts'
import { CallNumber } from './volume.tsx'

/** The thing as a book on the desk, its card from the catalogue beside it, the borrower's slip beside the text. */
export function CatalogueFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const dated = facts.find(fact => fact.dateTime)?.dateTime
  const Body = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <FrameHead ground="tint" crumbs={crumbs}>
        <div className={cover ? 'pp-record' : 'pp-record pp-record-alone'}>
          {cover && (
            <div className="pp-book pp-book-large">
              <Picture image={cover} sizes="(width >= 64rem) 19rem, 60vw" ratio="3x4" priority />
              <CallNumber parts={callNumberOf(heading.title, heading.eyebrow, dated)} />
            </div>
          )}
          <div className="pp-index paper">
            <PageHeading heading={heading} />
            <Facts facts={facts} />
          </div>
        </div>
      </FrameHead>
      <Body className={aside && variant === 'offer' ? 'wrap offer' : 'wrap offer offer-alone pp-text'}>
        {aside && variant === 'offer' && (
          <aside className="offer-aside pp-slip" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <div className="offer-text">
          {children}
          {variant === 'article' && aside}
        </div>
      </Body>
      <Related related={related} look="shelf" />
    </>
  )
}
