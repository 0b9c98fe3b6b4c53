import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import { ListResults } from '../../ui/kit/list-results.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'

/** A board: its name on a label, what narrows it on a slip across the edge, the cards pinned not quite straight. */
export function Board({ frame }: { frame: ListFrameProps }) {
  return (
    <div className="jong-board">
      <FrameHead ground="brand" crumbs={frame.crumbs}>
        <PageHeading heading={frame.heading} look="center" />
      </FrameHead>
      <div className={frame.tools ? 'wrap list list-above' : 'wrap list'}>
        {frame.tools && <div className="list-tools">{frame.tools}</div>}
        <div className="list-items">
          <ListResults frame={frame} look="three" />
        </div>
      </div>
    </div>
  )
}
