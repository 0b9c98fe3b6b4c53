import { CardOver, CardTitle } from '../../ui/kit/card-parts.tsx'
import { Facts, PriceLine } from '../../ui/kit/facts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface StoryProps {
  item: CardItem
  level?: 2 | 3
}

/** As a paper sets it: kicker, headline, dateline, and only then the picture. */
export function Story({ item, level }: StoryProps) {
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
      {item.summary && (
        <p className="card-sum" {...item.spoken}>
          {item.summary}
        </p>
      )}
      <PriceLine price={item.price} compareAtPrice={item.compareAtPrice} />
    </article>
  )
}

/** A story in a few words, for columns of them. */
export function Brief({ item, level }: StoryProps) {
  return (
    <article className="card wr-brief">
      <Headline item={item} level={level} />
    </article>
  )
}

function Headline({ item, level }: StoryProps) {
  return (
    <div className="wr-headline">
      <CardOver item={item} className="wr-kicker" />
      <CardTitle item={item} level={level} />
      <Facts facts={item.facts} />
    </div>
  )
}
