import { Cover, Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { SectionPlans } from '../../ui/kit/sections.tsx'
import type { DetailFrameProps, PageFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Specimens } from './specimens.tsx'

/** A data sheet: title and order box side by side at the top, the particulars in cells, then the text. */
export function DatasheetFrame({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  return (
    <>
      <article className={`dm-sheet dm-sheet-${variant}`}>
        <FrameHead ground="tint" crumbs={crumbs}>
          <div className={aside ? 'dm-sheet-top dm-sheet-sold' : 'dm-sheet-top'}>
            <div>
              <PageHeading heading={heading} />
              <Facts facts={facts} look="boxed" />
            </div>
            {aside && <aside aria-label="Ringkasan">{aside}</aside>}
          </div>
        </FrameHead>
        <div className="wrap dm-sheet-in">
          {cover && (
            <div className="dm-window paper">
              <Cover cover={cover} />
            </div>
          )}
          <div className="dm-sheet-text">{children}</div>
        </div>
      </article>
      <Related related={related} look="three" />
    </>
  )
}

/** A page of sections, each named as at home. */
export function ShowPage({ frame, plans }: { frame: PageFrameProps; plans: SectionPlans }) {
  const { heading, crumbs, cover, sections } = frame
  return (
    <>
      <FrameHead ground="tint" crumbs={crumbs}>
        <PageHeading heading={heading} look="center" />
        {cover && (
          <div className="dm-window paper">
            <Picture image={cover} sizes="(width >= 64rem) 60rem, 92vw" ratio="21x9" priority decorative />
          </div>
        )}
      </FrameHead>
      <Specimens sections={sections} plans={plans} />
    </>
  )
}
