import { Facts } from '../../ui/kit/facts.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import { type CardItem, type Hero, useSite } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Play } from './play.tsx'

/** The show in a few words, and below them its latest episode, as large as a record player, hanging over the edge. */
export function NowPlaying({ hero, latest }: { hero: Hero; latest?: CardItem }) {
  const { figures = [], meter, picture } = hero
  const shown = latest ?? hero.featured
  return (
    <section className="hero show">
      <div className="show-head on-brand">
        <div className="wrap show-copy">
          <HeroCopy hero={hero} figures={false} />
        </div>
      </div>
      <div className="wrap show-deck">
        {shown ? (
          <Deck item={shown} isSound={shown === latest} />
        ) : (
          picture && <Picture image={picture} sizes="(width >= 80rem) 72rem, 94vw" ratio="21x9" priority />
        )}
        {meter && <Meter meter={meter} />}
        <Follow />
        {figures.length > 0 && <FigureList items={figures} look="band" />}
      </div>
    </section>
  )
}

function Deck({ item, isSound }: { item: CardItem; isSound: boolean }) {
  return (
    <article className="deck paper">
      {item.picture && (
        <Picture image={item.picture} sizes="(width >= 64rem) 25rem, 92vw" ratio="1x1" priority decorative />
      )}
      <div className="deck-text">
        {item.eyebrow && <p className="eyebrow">{item.eyebrow}</p>}
        <h2>
          <a href={item.href}>{item.title}</a>
        </h2>
        {item.summary && <p>{item.summary}</p>}
        {isSound ? (
          <div className="deck-keys">
            <Play href={item.href} title={item.title} />
            <div className="deck-line">
              <span className="deck-wave" aria-hidden="true" />
              <Facts facts={item.facts} />
            </div>
          </div>
        ) : (
          <Facts facts={item.facts} />
        )}
      </div>
    </article>
  )
}

/** Where else it can be followed: the places the site is at. */
function Follow() {
  const { social } = useSite().footer
  if (social.length === 0) return null
  return (
    <div className="follow">
      <p>Ikuti di</p>
      <ul>
        {social.map(link => (
          <li key={link.href}>
            <a className="btn btn-line" href={link.href} rel="me">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
