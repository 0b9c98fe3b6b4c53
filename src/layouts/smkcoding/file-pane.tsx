import { Icon } from '../../ui/icon.tsx'
import { CardFoot, CardOver, CardPicture, CardTitle } from '../../ui/kit/card-parts.tsx'
import type { CardItem } from '../../ui/parts.tsx'
import { fileNameOf } from './file-name.ts'

/** A card is a file open in a pane: its name in the bar above, the picture, the words. */
export function FilePane({ item, level }: { item: CardItem; level?: 2 | 3 }) {
  return (
    <article className="card pane paper">
      <p className="pane-bar" aria-hidden="true">
        <Icon name="file-text" />
        <span>{fileNameOf(item.href)}</span>
      </p>
      <CardPicture item={item} sizes="(width >= 80rem) 24rem, (width >= 40rem) 46vw, 92vw" ratio="16x9" />
      <div className="card-text">
        <CardOver item={item} className="pane-over" />
        <CardTitle item={item} level={level} />
        {item.summary && (
          <p className="card-sum" {...item.spoken}>
            {item.summary}
          </p>
        )}
        <CardFoot item={item} />
      </div>
    </article>
  )
}
