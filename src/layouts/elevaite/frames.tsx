import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { ListFrame } from '../../ui/kit/list-frame.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps, ListFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The whole list in the field of light, its tools a pane of glass. */
export function FieldList({ frame }: { frame: ListFrameProps }) {
  return (
    <div className="ev-list ev-field on-dark">
      <ListFrame
        frame={frame}
        tools="above"
        look={frame.items.length % 3 === 1 ? 'lead' : 'three'}
        headingLook="center"
        ground="dark"
      />
    </div>
  )
}

/** Words and the offer as two panes in the field; the picture hangs on its hem over the page. */
export function PaneFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const offered = aside && variant === 'offer'
  const Body = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <div className={cover ? 'ev-head ev-head-pictured ev-field on-dark' : 'ev-head ev-field on-dark'}>
        <div className="wrap">
          <Crumbs crumbs={crumbs} />
          <div className={offered ? 'ev-two' : undefined}>
            <div className="ev-words">
              <PageHeading heading={heading} look={offered ? 'start' : 'center'} />
              <Facts facts={facts} />
            </div>
            {offered && (
              <aside className="ev-offer" aria-label="Ringkasan">
                {aside}
              </aside>
            )}
          </div>
        </div>
      </div>
      <Body className="wrap ev-body">
        {cover && (
          <figure className="ev-cover">
            <Picture
              image={cover}
              sizes="(width >= 70rem) 64rem, 94vw"
              ratio={offered ? '21x9' : '16x9'}
              priority
            />
            {cover.caption && <figcaption>{cover.caption}</figcaption>}
          </figure>
        )}
        <div className="ev-text">
          {children}
          {!offered && aside}
        </div>
      </Body>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
