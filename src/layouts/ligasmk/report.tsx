import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A match report: the headline over the picture's slanted edge, the facts as cells of the board, the text below. */
export function Report({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const Text = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <div className={cover ? 'lsk-report lsk-covered on-dark' : 'lsk-report on-dark'}>
        <div className="wrap">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
        </div>
        {cover && <Picture image={cover} sizes="(width >= 64rem) 66vw, 100vw" ratio="16x9" priority />}
      </div>
      <div className="wrap lsk-pitch">
        {facts.length > 0 && (
          <div className="lsk-cells">
            <Facts facts={facts} look="boxed" />
          </div>
        )}
        <div className={aside ? `lsk-play lsk-${variant}` : `lsk-play lsk-solo lsk-${variant}`}>
          {aside && (
            <aside className="offer-aside" aria-label="Ringkasan">
              {aside}
            </aside>
          )}
          <Text className="offer-text">{children}</Text>
        </div>
      </div>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
