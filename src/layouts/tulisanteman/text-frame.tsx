import { CardList } from '../../ui/kit/cards.tsx'
import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Aside } from './reading.tsx'

/** The text in the middle; what is known about it at the left, what to do or read next at the right. */
export function TextFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  const next = variant === 'article' && related && related.items.length > 0 ? related : undefined
  return (
    <>
      <article className={`wrap tt-desk tt-text tt-text-${variant}`}>
        <div className="tt-middle tt-top">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
        </div>
        <div className="tt-start">
          <Facts facts={facts} look="stacked" />
        </div>
        <div className="tt-middle tt-below">
          {cover && <Cover cover={cover} />}
          {children}
        </div>
        {(aside || next) && (
          <aside className="tt-end" aria-label={aside ? 'Ringkasan' : next?.title}>
            {aside}
            {next && (
              <div className="tt-chosen">
                <h2>{next.title}</h2>
                <CardList items={next.items} look="rows" Card={Aside} keep="aside" />
              </div>
            )}
          </aside>
        )}
      </article>
      {variant === 'offer' && <Related related={related} look="two" />}
    </>
  )
}
