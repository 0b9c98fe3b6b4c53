import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'

/** As in a prospectus: title on colour, the facts in cells across its hem, the summary in the left margin. */
export function ProspectusFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, cover, facts, aside, children, related, variant } = frame
  const Body = variant === 'article' ? 'article' : 'div'
  return (
    <>
      <FrameHead ground="brand" crumbs={crumbs}>
        <PageHeading heading={heading} />
      </FrameHead>
      <Body className={aside ? `wrap kp-page kp-${variant}` : `wrap kp-page kp-page-alone kp-${variant}`}>
        {facts.length > 0 && (
          <div className="kp-facts paper">
            <Facts facts={facts} look="boxed" />
          </div>
        )}
        {aside && (
          <aside className="kp-aside" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <div className="kp-main">
          {cover && <Cover cover={cover} />}
          {children}
        </div>
      </Body>
      <Related related={related} look={related?.items.length === 2 ? 'two' : 'three'} />
    </>
  )
}
