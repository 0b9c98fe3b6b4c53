import { Card } from '../../ui/kit/cards.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import type { CardItem, Hero } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Landscape } from './landscape.tsx'
import { Postmark } from './postmark.tsx'

/** Words and a stamped postcard in the sky, the camp below, the figures as signposts at its foot. */
export function LandscapeHero({ hero }: { hero: Hero }) {
  return (
    <>
      <section className="hero sky on-tint">
        <Landscape />
        <div className={hero.picture || hero.featured ? 'wrap sky-in' : 'wrap'}>
          <HeroCopy hero={hero} figures={false} />
          <Mail hero={hero} />
        </div>
      </section>
      {hero.figures && hero.figures.length > 0 && (
        <div className="signs on-dark">
          <div className="wrap">
            <FigureList items={hero.figures} look="inline" />
          </div>
        </div>
      )}
    </>
  )
}

function Mail({ hero }: { hero: Hero }) {
  if (!hero.picture) return hero.featured ? <Ticket item={hero.featured} pictured /> : null
  return (
    <div className="mail">
      <div className="letter-stamp">
        <div className="stamp">
          <Picture
            image={hero.picture}
            sizes="(width >= 80rem) 34rem, (width >= 64rem) 42vw, 86vw"
            ratio="4x3"
            priority
          />
        </div>
        <Postmark />
      </div>
      {hero.featured && <Ticket item={hero.featured} />}
    </div>
  )
}

/** The featured class; with a picture only when there is none beside it. */
function Ticket({ item, pictured }: { item: CardItem; pictured?: boolean }) {
  if (pictured) return <Card item={item} level={2} look="stamp" ratio="4x3" className="post" priority />
  const short = { ...item, picture: undefined, summary: undefined, facts: item.facts.slice(0, 2) }
  return <Card item={short} level={2} look="row" className="ticket paper" />
}
