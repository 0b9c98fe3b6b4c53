import { PageHeading } from '../../ui/kit/headings.tsx'
import { ListResults } from '../../ui/kit/list-results.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'

/** The heading with its tools on a panel at the side, the covers on the shelf beside it. */
export function ShelfFrame({ frame }: { frame: ListFrameProps }) {
  return (
    <div className="am-shelf">
      <div className="am-shelf-side on-tint">
        <Crumbs crumbs={frame.crumbs} />
        <PageHeading heading={frame.heading} />
        {frame.tools}
      </div>
      <div className="am-shelf-items">
        <ListResults frame={frame} look="three" />
      </div>
    </div>
  )
}
