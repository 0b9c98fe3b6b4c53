import { CardList } from '../../ui/kit/cards.tsx'
import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Brief } from './story.tsx'

/** The headline across the whole page, the byline between rules; an article has other stories in the column beside it. */
export function StoryFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  const isArticle = variant === 'article'
  const others = isArticle && related && related.items.length > 0 ? related : undefined
  return (
    <>
      <article className={isArticle ? 'wrap wr-page' : 'wrap wr-page wr-offer'}>
        <header className="wr-page-head">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} look="center" />
          <Facts facts={facts} />
        </header>
        <div className="wr-page-in">
          <div className="wr-page-text">
            {cover && <Cover cover={cover} />}
            {children}
          </div>
          {(aside || others) && (
            <aside className="wr-page-side" aria-label={aside ? 'Ringkasan' : others?.title}>
              {aside}
              {others && (
                <>
                  <h2 className="wr-column-head">{others.title}</h2>
                  <CardList items={others.items} look="rows" Card={Brief} keep="brief" />
                </>
              )}
            </aside>
          )}
        </div>
      </article>
      {!isArticle && <Related related={related} look="four" />}
    </>
  )
}
