import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The page in two: text on paper, and to the edge of the screen a coloured side with the picture and what it costs. */
export function Halves({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const Text = variant === 'article' ? 'article' : 'div'
  const beside = cover !== undefined || aside !== undefined
  return (
    <>
      <div className={beside ? 'mf-halves' : 'mf-halves mf-whole'}>
        <div className="mf-head">
          <Crumbs crumbs={crumbs} />
          <PageHeading heading={heading} />
          <Facts facts={facts} />
        </div>
        {beside && (
          <aside className="mf-other on-tint" aria-label="Ringkasan">
            {cover && <Picture image={cover} sizes="(width >= 64rem) 28rem, 92vw" ratio="4x3" priority />}
            {aside && <div className="mf-price">{aside}</div>}
          </aside>
        )}
        <Text className="mf-text">{children}</Text>
      </div>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
