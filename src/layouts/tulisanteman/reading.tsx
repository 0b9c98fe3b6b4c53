import { Icon } from '../../ui/icon.tsx'
import { CardOver, CardTitle } from '../../ui/kit/card-parts.tsx'
import { Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface ReadingProps {
  item: CardItem
  level?: 2 | 3
}

/** Words first, a small picture at their end; how long it takes stands apart from the other facts. */
export function Reading({ item, level }: ReadingProps) {
  const length = lengthOf(item)
  const facts = item.facts.filter(fact => fact !== length)
  return (
    <article className="card tt-reading">
      <div className="tt-reading-text">
        <CardOver item={item} className="tt-over" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <div className="tt-under">
          {length && (
            <p className="tt-length">
              <Icon name="clock" />
              {length.text}
            </p>
          )}
          <Facts facts={facts} />
          <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
        </div>
      </div>
      {item.picture && (
        <div className="card-pic">
          <Picture image={item.picture} sizes="(width >= 64rem) 10rem, 40vw" ratio="1x1" />
        </div>
      )}
    </article>
  )
}

/** For the narrow column: a title and how long it takes. */
export function Aside({ item, level }: ReadingProps) {
  const length = lengthOf(item)
  return (
    <article className="card tt-aside">
      {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
      <CardTitle item={item} level={level} />
      {length && <p className="tt-aside-length">{length.text}</p>}
    </article>
  )
}

const lengthOf = ({ facts }: CardItem) => facts.find(fact => fact.icon === 'clock')
