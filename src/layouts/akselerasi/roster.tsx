import { PageHeading } from '../../ui/kit/headings.tsx'
import { FrameHead } from '../../ui/kit/list-frame.tsx'
import { ListResults } from '../../ui/kit/list-results.tsx'
import type { ListFrameProps } from '../../ui/parts.tsx'

/** A roster: the heading and what narrows it in the dark, below the cut one counted line after the other. */
export function Roster({ frame }: { frame: ListFrameProps }) {
  return (
    <div className="aksl-roster">
      <FrameHead ground="dark" crumbs={frame.crumbs}>
        <PageHeading heading={frame.heading} />
        {frame.tools && <div className="list-above aksl-tools">{frame.tools}</div>}
      </FrameHead>
      <div className="wrap aksl-roster-items">
        <ListResults frame={frame} look="rows" />
      </div>
    </div>
  )
}
