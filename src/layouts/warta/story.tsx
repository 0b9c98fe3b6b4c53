import { BadgeTag, Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface StoryProps {
  item: CardItem
  level?: 2 | 3
}

/** As a paper sets it: kicker, headline, dateline, and only then the picture. */
export function Story({ item, level = 3 }: StoryProps) {
  return (
    <article className="card wr-story">
      <Headline item={item} level={level} />
      {item.picture && (
        <div className="card-pic">
          <Picture
            image={item.picture}
            sizes="(width >= 64rem) 34rem, (width >= 40rem) 46vw, 92vw"
            ratio="4x3"
          />
        </div>
      )}
      {item.summary && <p className="card-sum">{item.summary}</p>}
      <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
    </article>
  )
}

/** A story in a few words, for columns of them. */
export function Brief({ item, level = 3 }: StoryProps) {
  return (
    <article className="card wr-brief">
      <Headline item={item} level={level} />
    </article>
  )
}

function Headline({ item, level }: Required<StoryProps>) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className="wr-headline">
      {(item.eyebrow || item.badge) && (
        <p className="wr-kicker">
          {item.eyebrow && <span className="eyebrow">{item.eyebrow}</span>}
          {item.badge && <BadgeTag badge={item.badge} />}
        </p>
      )}
      <Title className="card-title">
        <a href={item.href}>{item.title}</a>
      </Title>
      <Facts facts={item.facts} />
    </div>
  )
}
