import type { CardItem, ListFrameProps } from '../parts.tsx'
import { CardList, type CardsLook } from './cards.tsx'
import { Empty } from './list-frame.tsx'
import { PagerNav } from './trail.tsx'

interface ListResultsProps {
  frame: Pick<ListFrameProps, 'items' | 'empty' | 'pager'>
  look?: CardsLook
  /** a card other than the layout's own, with the word that keeps it apart */
  Card?: (props: { item: CardItem; level?: 2 | 3 }) => React.ReactNode
  keep?: string
}

/** For list pages of a layout's own: how many there are, the items or what to do without any, and the further pages. */
export function ListResults({ frame, look, Card, keep }: ListResultsProps) {
  const { items, empty, pager } = frame
  if (items.length === 0) return <Empty empty={empty} />
  return (
    <>
      {pager && <p className="list-count">{`${pager.totalItems} hasil`}</p>}
      <CardList items={items} look={look} level={2} Card={Card} keep={keep} eagerFirst />
      {pager && (
        <PagerNav
          pager={pager}
          more={more => <CardList items={more} look={look} level={2} Card={Card} keep={keep} />}
        />
      )}
    </>
  )
}
