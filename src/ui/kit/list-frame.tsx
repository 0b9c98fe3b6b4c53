import type { ReactNode } from 'react'
import type { Crumb, ListFrameProps } from '../parts.tsx'
import { ButtonLink } from './actions.tsx'
import { CardList, type CardsLook } from './cards.tsx'
import type { Ground } from './ground.ts'
import { PageHeading } from './headings.tsx'
import { Crumbs, PagerNav } from './trail.tsx'

interface ListOptions {
  /** above the items in one row, or in a column beside them */
  tools?: 'above' | 'side'
  look?: CardsLook
  headingLook?: 'start' | 'center'
  ground?: Ground
}

/** Heading on its ground, tools, the items, the pager. */
export function ListFrame({
  frame,
  tools = 'above',
  look,
  headingLook,
  ground = 'tint',
}: { frame: ListFrameProps } & ListOptions) {
  const { heading, crumbs, items, empty, pager } = frame
  return (
    <>
      <FrameHead ground={ground} crumbs={crumbs}>
        <PageHeading heading={heading} look={headingLook} />
      </FrameHead>
      <div className={frame.tools ? `wrap list list-${tools}` : 'wrap list'}>
        {frame.tools && <div className="list-tools">{frame.tools}</div>}
        <div className="list-items">
          {pager && items.length > 0 && <p className="list-count">{`${pager.totalItems} hasil`}</p>}
          {items.length > 0 ? (
            <CardList items={items} look={look} level={2} eagerFirst />
          ) : (
            <Empty empty={empty} />
          )}
          {pager && <PagerNav pager={pager} more={more => <CardList items={more} look={look} level={2} />} />}
        </div>
      </div>
    </>
  )
}

interface FrameHeadProps {
  ground: Ground
  crumbs: Crumb[]
  children: ReactNode
}

/** The head of a page on its own ground, under the way that leads to it. */
export function FrameHead({ ground, crumbs, children }: FrameHeadProps) {
  return (
    <div className={`frame-head on-${ground}`}>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        {children}
      </div>
    </div>
  )
}

/** Nothing here: what this place is for and the way on. */
export function Empty({ empty }: { empty: ListFrameProps['empty'] }) {
  return (
    <div className="empty">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      {empty.action && <ButtonLink action={empty.action} />}
    </div>
  )
}
