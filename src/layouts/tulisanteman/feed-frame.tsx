import { FooterLinks } from '../../ui/kit/footers.tsx'
import { PageHeading } from '../../ui/kit/headings.tsx'
import { ListResults } from '../../ui/kit/list-results.tsx'
import { Crumbs } from '../../ui/kit/trail.tsx'
import { type ListFrameProps, useSite } from '../../ui/parts.tsx'

/** A list is a feed too: what narrows it at the left, the way elsewhere at the right. */
export function FeedFrame({ frame }: { frame: ListFrameProps }) {
  const { about, columns } = useSite().footer
  const [column] = columns
  return (
    <div className="wrap tt-desk tt-list">
      <div className="tt-middle tt-top">
        <Crumbs crumbs={frame.crumbs} />
        <PageHeading heading={frame.heading} />
      </div>
      <div className="tt-start">{frame.tools}</div>
      <div className="tt-middle tt-below">
        <ListResults frame={frame} look="rows" />
      </div>
      <div className="tt-end tt-elsewhere">
        <p>{about}</p>
        {column && <FooterLinks links={column.links} />}
      </div>
    </div>
  )
}
