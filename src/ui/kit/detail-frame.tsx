import type { DetailFrameProps, Image } from '../parts.tsx'
import { Picture } from '../picture.tsx'
import { CardList, type CardsLook } from './cards.tsx'
import { Facts } from './facts.tsx'
import type { Ground } from './ground.ts'
import { PageHeading } from './headings.tsx'
import { FrameHead } from './list-frame.tsx'
import { SectionShell } from './sections.tsx'
import { Crumbs } from './trail.tsx'

interface DetailOptions {
  frame: DetailFrameProps
  ground?: Ground
  relatedLook?: CardsLook
}

/** Chooses by what the thing is: something to join or something to read. */
export function DetailFrame({ frame, ground, relatedLook }: DetailOptions) {
  return frame.variant === 'offer' ? (
    <OfferFrame frame={frame} ground={ground} relatedLook={relatedLook} />
  ) : (
    <ArticleFrame frame={frame} relatedLook={relatedLook} />
  )
}

/** The box with price and button stays in sight beside the text; on phones it comes before it. */
export function OfferFrame({ frame, ground = 'tint', relatedLook }: DetailOptions) {
  return (
    <>
      <FrameHead ground={ground} crumbs={frame.crumbs}>
        <PageHeading heading={frame.heading} />
        <Facts facts={frame.facts} />
      </FrameHead>
      <div className={frame.aside ? 'wrap offer' : 'wrap offer offer-alone'}>
        {frame.cover && <Cover cover={frame.cover} />}
        {frame.aside && (
          <aside className="offer-aside" aria-label="Ringkasan">
            {frame.aside}
          </aside>
        )}
        <div className="offer-text">{frame.children}</div>
      </div>
      <Related related={frame.related} look={relatedLook} />
    </>
  )
}

/** A narrow column to read in; the cover may be wider. */
export function ArticleFrame({ frame, relatedLook }: DetailOptions) {
  return (
    <>
      <article className="wrap article">
        <header className="article-head">
          <Crumbs crumbs={frame.crumbs} />
          <PageHeading heading={frame.heading} />
          <Facts facts={frame.facts} />
        </header>
        {frame.cover && <Cover cover={frame.cover} />}
        <div className="article-text">{frame.children}</div>
        {frame.aside && (
          <aside className="article-aside" aria-label="Ringkasan">
            {frame.aside}
          </aside>
        )}
      </article>
      <Related related={frame.related} look={relatedLook} />
    </>
  )
}

export function Cover({ cover }: { cover: Image }) {
  return (
    <figure className="cover">
      <Picture image={cover} sizes="(width >= 80rem) 60rem, 94vw" ratio="16x9" priority />
      {cover.caption && <figcaption>{cover.caption}</figcaption>}
    </figure>
  )
}

export function Related({ related, look }: { related: DetailFrameProps['related']; look?: CardsLook }) {
  if (!related || related.items.length === 0) return null
  return (
    <SectionShell id="terkait" title={related.title} ground="soft">
      <CardList items={related.items} look={look} />
    </SectionShell>
  )
}
