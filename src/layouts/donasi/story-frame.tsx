import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'

/** As at home: the picture and the letter at the left, the box with the way to join at the right. */
export function StoryFrame({ frame }: { frame: DetailFrameProps }) {
  const isOffer = frame.variant === 'offer'
  return (
    <>
      <article className={isOffer ? 'wrap drive drive-page' : 'wrap drive-read'}>
        <header className="drive-hero">
          <Crumbs crumbs={frame.crumbs} />
          <PageHeading heading={frame.heading} look={isOffer ? 'start' : 'center'} />
          <Facts facts={frame.facts} />
        </header>
        {frame.aside && (
          <aside className="give" aria-label="Ringkasan">
            {frame.aside}
          </aside>
        )}
        <div className="drive-told">
          {frame.cover && <Cover cover={frame.cover} />}
          {frame.children}
        </div>
      </article>
      <Related related={frame.related} look="rows" />
    </>
  )
}
