import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The particulars in a column at the left, which stays; name and text at the right, one above the other. */
export function Dossier({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const offer = variant === 'offer'
  const Text = offer ? 'div' : 'article'
  const beside = aside !== undefined || facts.length > 0 || cover !== undefined
  return (
    <>
      <div className="wrap pl-crumbs">
        <Crumbs crumbs={crumbs} />
      </div>
      <div className={beside ? `wrap pl-dossier pl-${variant}` : 'wrap pl-dossier pl-alone'}>
        <div className="pl-name">
          <PageHeading heading={heading} />
        </div>
        {beside && (
          <aside className="pl-particulars" aria-label="Ringkasan">
            {cover && <Picture image={cover} sizes="(width >= 64rem) 22rem, 92vw" ratio="4x3" priority />}
            <Facts facts={facts} look="stacked" />
            {aside}
          </aside>
        )}
        <Text className="pl-text">{children}</Text>
      </div>
      <Related related={related} look="two" />
    </>
  )
}
