import { Related } from '../../ui/kit/detail-frame.tsx'
import { Facts } from '../../ui/kit/facts.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import type { DetailFrameProps } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A platform's sign above, its facts the stops of a line; the line then turns down and runs beside the text. */
export function Platform({ frame }: { frame: DetailFrameProps }) {
  const { heading, crumbs, facts, cover, aside, children, variant, related } = frame
  const Text = variant === 'article' ? 'article' : 'div'
  return (
    <div className="jk-a">
      <FrameHead ground="dark" crumbs={crumbs}>
        <PageHeading heading={heading} />
      </FrameHead>
      {facts.length > 0 && (
        <div className="jk-stops on-dark">
          <div className="wrap">
            <Facts facts={facts} />
          </div>
        </div>
      )}
      <div className={aside ? 'wrap jk-way' : 'wrap jk-way jk-way-alone'}>
        {aside && (
          <aside className="jk-ticket" aria-label="Ringkasan">
            {aside}
          </aside>
        )}
        <Text className="jk-text">
          {cover && (
            <figure className="cover">
              <Picture image={cover} sizes="(width >= 64rem) 46rem, 92vw" ratio="21x9" priority />
              {cover.caption && <figcaption>{cover.caption}</figcaption>}
            </figure>
          )}
          {children}
        </Text>
      </div>
      <div className="jk-timetable">
        <Related related={related} look={related?.items.length === 1 ? 'rows' : 'three'} />
      </div>
    </div>
  )
}
