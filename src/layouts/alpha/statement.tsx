import { Actions } from '../../ui/kit/actions.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Line } from './line.tsx'

/** A sentence as large as it goes, and below it on the grid what else is to be said; pictures come after the fold. */
export function Statement({ hero }: { hero: Hero }) {
  const { eyebrow, title, text, actions, figures = [], featured, meter, picture } = hero
  return (
    <section className="hero statement">
      <div className="wrap">
        <div className="statement-fold">
          <h1 className={sizeOf(title)}>{title}</h1>
          <div className="statement-grid">
            <p className="statement-over">{eyebrow}</p>
            <p className="hero-text">{text}</p>
            <Actions actions={actions} />
          </div>
        </div>
        {meter && <Meter meter={meter} />}
        {figures.length > 0 && <FigureList items={figures} look="band" />}
        {featured && (
          <div className="statement-next">
            <Line item={featured} level={2} />
          </div>
        )}
        {picture && <Picture image={picture} sizes="(width >= 100rem) 96rem, 100vw" ratio="21x9" />}
      </div>
    </section>
  )
}

/** the shorter, the larger */
const sizeOf = (title: string) =>
  title.length > 60 ? 'statement-long' : title.length > 30 ? 'statement-middle' : undefined
