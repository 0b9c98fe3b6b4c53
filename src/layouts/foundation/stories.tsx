import { Card, CardList } from '../../ui/kit/cards.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import type { CardItem } from '../../ui/parts.tsx'

/** No row with a single story left over: of four, one leads and three follow. */
export function Stories({ section }: SectionProps<'cards'>) {
  const { items } = section
  const lead = items.length % 3 === 1 ? items[0] : undefined
  return (
    <>
      {lead && (
        <div className="story-lead">
          <Story item={lead} ratio="16x9" sizes="(width >= 80rem) 47rem, (width >= 64rem) 60vw, 92vw" />
        </div>
      )}
      <CardList items={lead ? items.slice(1) : items} look={items.length === 2 ? 'two' : 'three'} />
    </>
  )
}

interface StoryProps {
  item: CardItem
  level?: 2 | 3
  ratio?: '4x3' | '16x9'
  sizes?: string
}

/** A photograph and words below it, no box. */
export function Story({ item, level, ratio = '4x3', sizes }: StoryProps) {
  return <Card item={item} level={level} look="plain" ratio={ratio} sizes={sizes} className="story" />
}
