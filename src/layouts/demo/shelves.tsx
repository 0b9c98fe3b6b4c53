import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import { ListResults } from '../../ui/kit/list-results.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'

/** Two to a shelf; what narrows them stands at the end, as a panel of controls. */
export function Shelves({ frame }: { frame: ListFrameProps }) {
  return (
    <>
      <FrameHead ground="tint" crumbs={frame.crumbs}>
        <PageHeading heading={frame.heading} />
      </FrameHead>
      <div className="wrap dm-shelves">
        {frame.tools && <div className="dm-controls">{frame.tools}</div>}
        <div className="list-items">
          <ListResults frame={frame} look="two" />
        </div>
      </div>
    </>
  )
}
