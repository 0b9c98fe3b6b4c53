import { PageHeading } from '../../ui/kit/headings.tsx'
import { ListResults } from '../../ui/kit/list-results.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'

/** The front page of one desk: its name between rules, its first story large, the others in columns beside it. */
export function SectionPage({ frame }: { frame: ListFrameProps }) {
  return (
    <div className="wrap wr-desk">
      <Crumbs crumbs={frame.crumbs} />
      <PageHeading heading={frame.heading} look="center" />
      {frame.tools && <div className="list-tools list-above">{frame.tools}</div>}
      <div className="list-items">
        <ListResults frame={frame} look="bento" />
      </div>
    </div>
  )
}
