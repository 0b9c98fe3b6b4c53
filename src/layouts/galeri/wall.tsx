import { FigureList } from '../../ui/kit/figures.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Meter } from '../../ui/kit/meter.tsx'
import type { Hero, Image, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Work {
  image: Image
  title?: string
  href?: string
}

/** how many hang around the words */
const places = 6

/** Pictures from edge to edge; the words hang among them as one more. */
export function Wall({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const works = worksOf(hero, sections).slice(0, places)
  const [first, ...others] = works
  const bare = Array.from({ length: places - works.length }, (_, index) => index)
  return (
    <section className="hero wall on-plain">
      <ul className="wall-works">
        <li className="wall-words">
          <HeroCopy hero={hero} figures={false} />
          {hero.meter && <Meter meter={hero.meter} />}
        </li>
        {first && <Piece work={first} priority />}
        {others.map(work => (
          <Piece key={work.image.key} work={work} />
        ))}
        {bare.map(index => (
          <li key={index} className="card-blank" aria-hidden="true" />
        ))}
      </ul>
      {hero.figures && hero.figures.length > 0 && <FigureList items={hero.figures} look="band" />}
    </section>
  )
}

function Piece({ work, priority }: { work: Work; priority?: boolean }) {
  const { image, title, href } = work
  const picture = (
    <Picture
      image={image}
      sizes="(width >= 64rem) 60vw, 90vw"
      priority={priority}
      decorative={Boolean(href)}
    />
  )
  return (
    <li>
      {href ? (
        <a href={href}>
          {picture}
          <span>{title}</span>
        </a>
      ) : (
        picture
      )}
    </li>
  )
}

/** What there is to see, each picture once: the hero's own, what it presents, works, then everything else. */
function worksOf({ picture, featured }: Hero, sections: Section[]): Work[] {
  const cards = sections.flatMap(section => (section.kind === 'cards' ? section.items : []))
  const presented = featured ? [featured, ...cards] : cards
  const all: Work[] = [
    ...(picture ? [{ image: picture }] : []),
    ...presented.flatMap(({ picture: image, title, href }) => (image ? [{ image, title, href }] : [])),
    ...sections.flatMap(section =>
      section.kind === 'gallery' ? section.items.map(image => ({ image })) : [],
    ),
  ]
  return all.filter((work, index) => all.findIndex(({ image }) => image.key === work.image.key) === index)
}
