import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The facts in cells right below the title, the picture small above the box at the right, the text as on paper. */
export function RecordFrame({ frame }: { frame: DetailFrameProps }) {
  const { cover, aside, facts } = frame
  return (
    <>
      <article className="record">
        <FrameHead ground="dark" crumbs={frame.crumbs}>
          <PageHeading heading={frame.heading} />
        </FrameHead>
        <div className="wrap">
          <div className="record-facts">
            <Facts facts={facts} look="boxed" />
          </div>
          <div className={cover || aside ? 'record-in' : 'record-in record-bare'}>
            {(cover || aside) && (
              <div className="record-side">
                {cover && (
                  <figure>
                    <Picture image={cover} sizes="(width >= 64rem) 23rem, 92vw" ratio="4x3" priority />
                    {cover.caption && <figcaption>{cover.caption}</figcaption>}
                  </figure>
                )}
                {aside && <aside aria-label="Ringkasan">{aside}</aside>}
              </div>
            )}
            <div className="record-text">{frame.children}</div>
          </div>
        </div>
      </article>
      <Related related={frame.related} look="two" />
    </>
  )
}
