import type { ReactNode } from 'react'
import type { CardItem } from '../parts.tsx'
import { Picture, type Ratio } from '../picture.tsx'
import { BadgeTag, Facts, type FactsLook, PriceLine } from './facts.tsx'

interface CardTitleProps {
  item: CardItem
  level?: 2 | 3
}

/** The title of a card with its link, which covers the whole card; a heading of the level that its list stands on. */
export function CardTitle({ item, level = 3 }: CardTitleProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Title className="card-title" {...item.spoken}>
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

interface CardPictureProps {
  item: CardItem
  ratio: Ratio
  /** width of the picture, see `Picture` */
  sizes: string
  priority?: boolean | undefined
  /** what lies on it */
  children?: ReactNode
}

/** The picture of a card; where it has none, a place of the same size. */
export function CardPicture({ item: { picture }, ratio, sizes, priority, children }: CardPictureProps) {
  return (
    <div className={picture ? 'card-pic' : `card-pic card-blank r-${ratio}`}>
      {picture && <Picture image={picture} sizes={sizes} ratio={ratio} priority={priority} />}
      {children}
    </div>
  )
}

interface CardFootProps {
  item: CardItem
  className?: string
  look?: FactsLook
}

/** What is known of a thing, and its price. */
export function CardFoot({ item, className = 'card-foot', look }: CardFootProps) {
  return (
    <div className={className}>
      <Facts facts={item.facts} look={look} />
      <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
    </div>
  )
}
