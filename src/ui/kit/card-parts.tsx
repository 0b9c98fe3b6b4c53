import type { CardItem } from '../parts.tsx'
import { BadgeTag } from './facts.tsx'

interface CardTitleProps {
  item: CardItem
  level?: 2 | 3
}

/** The title of a card with its link, which covers the whole card; a heading of the level that its list stands on. */
export function CardTitle({ item, level = 3 }: CardTitleProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Title className="card-title">
      <a href={item.href}>{item.title}</a>
    </Title>
  )
}

interface CardOverProps {
  item: CardItem
  className: string
  /** which of the two comes first */
  first?: 'badge' | 'eyebrow'
}

/** The line above a title: state and kind, where there is one of them. */
export function CardOver({ item: { badge, eyebrow }, className, first = 'eyebrow' }: CardOverProps) {
  if (!badge && !eyebrow) return null
  const tag = badge && <BadgeTag badge={badge} />
  return (
    <p className={className}>
      {first === 'badge' && tag}
      {eyebrow && <span className="eyebrow">{eyebrow}</span>}
      {first === 'eyebrow' && tag}
    </p>
  )
}
