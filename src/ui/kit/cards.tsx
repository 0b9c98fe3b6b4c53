import { Kept, useKeptStore } from '../kept.tsx'
import { type CardItem, useParts, useSite } from '../parts.tsx'
import type { Ratio } from '../picture.tsx'
import { CardFoot, CardPicture, CardTitle } from './card-parts.tsx'
import { BadgeTag } from './facts.tsx'

/**
 * soft: raised paper; outlined: a line around; plain: picture and text without a box; row: picture beside the text;
 * overlay: text on the picture; stamp: perforated edge; index: text only, with a rule above
 */
export type CardLook = 'soft' | 'outlined' | 'plain' | 'row' | 'overlay' | 'stamp' | 'index'

interface CardProps {
  item: CardItem
  level?: 2 | 3
  look?: CardLook
  ratio?: Ratio
  /** width of the picture, see `Picture` */
  sizes?: string
  /** for the layout's own styles */
  className?: string
  priority?: boolean
}

/** Three in a row from 1024 px, two from 640 px. */
const usualSizes = '(width >= 80rem) 24rem, (width >= 64rem) 31vw, (width >= 40rem) 46vw, 92vw'

/** The link of the title covers the whole card. */
export function Card(props: CardProps) {
  const { item, level, look = 'soft', ratio = '16x9', sizes = usualSizes, className, priority } = props
  const pictured = look !== 'index'
  const badgeInPicture = pictured && look !== 'row' && look !== 'overlay'
  return (
    <article className={className ? `card card-${look} ${className}` : `card card-${look}`}>
      {pictured && (item.picture || look !== 'row') && (
        <CardPicture item={item} sizes={sizes} ratio={ratio} priority={priority}>
          {badgeInPicture && item.badge && <BadgeTag badge={item.badge} />}
        </CardPicture>
      )}
      <div className="card-text">
        {!badgeInPicture && item.badge && <BadgeTag badge={item.badge} />}
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        {(item.facts.length > 0 || item.price) && <CardFoot item={item} />}
      </div>
    </article>
  )
}

/**
 * two, three, four: a grid; rows: below each other; bento: the first is twice as large; lead: the first takes a row of
 * its own; shelf: scrolls sideways; columns: masonry by CSS columns
 */
export type CardsLook = 'two' | 'three' | 'four' | 'rows' | 'bento' | 'lead' | 'shelf' | 'columns'

interface CardListProps {
  items: CardItem[]
  look?: CardsLook
  level?: 2 | 3
  /** a card other than the layout's; then `keep` tells it from the layout's own in the store of markup */
  Card?: (props: { item: CardItem; level?: 2 | 3 }) => React.ReactNode
  keep?: string
  label?: string
  /** on a phone the first card's picture is the largest thing above the fold */
  eagerFirst?: boolean
}

export function CardList(props: CardListProps) {
  const { items, look = 'three', level, Card: Own, keep = 'card', label, eagerFirst } = props
  const site = useSite()
  const parts = useParts()
  const Shown = Own ?? parts.Card
  const variant = `${site.layout}.${keep}.${level}`
  const store = useKeptStore()
  return (
    <ul className={`cards cards-${look}`} aria-label={label}>
      {items.map((item, index) =>
        eagerFirst && index === 0 ? (
          <Kept key={store ? index : item.href} as="li" item={item} variant={`${variant}.eager`}>
            <Eager item={item} level={level} Shown={Shown} />
          </Kept>
        ) : (
          <Kept key={store ? index : item.href} as="li" item={item} variant={variant}>
            <Shown item={item} level={level} />
          </Kept>
        ),
      )}
    </ul>
  )
}

interface EagerProps {
  item: CardItem
  level?: 2 | 3
  Shown: (props: { item: CardItem; level?: 2 | 3 }) => React.ReactNode
}

const Eager = ({ item, level, Shown }: EagerProps) => (
  <Shown item={item.picture ? { ...item, picture: { ...item.picture, eager: true } } : item} level={level} />
)
