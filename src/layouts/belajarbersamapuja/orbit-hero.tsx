import { Icon, iconNameOf } from '../../ui/icon.tsx'
import { Actions } from '../../ui/kit/actions.tsx'
import { FigureList } from '../../ui/kit/figures.tsx'
import { take } from '../../ui/kit/home.tsx'
import { Portrait } from '../../ui/kit/people.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The face in the middle, topics as bubbles at both sides of it, the words below. */
export function OrbitHero({ hero, sections }: { hero: Hero; sections: Section[] }) {
  const topics = topicsOf(sections)
  const [people] = take(sections, 'people')
  const first = people?.items[0]
  const picture = hero.picture ?? first?.picture ?? hero.featured?.picture
  return (
    <section className="hero orbit on-tint2">
      <div className="wrap">
        <div className="orbit-sky">
          <div className="orbit-face">
            {picture ? (
              <Picture
                image={picture}
                sizes="(width >= 64rem) 26rem, 60vw"
                ratio="1x1"
                priority
                decorative={picture !== hero.picture}
              />
            ) : (
              <Portrait name={first?.name ?? hero.title} />
            )}
          </div>
          {topics.length > 0 && (
            <ul className="orbit-topics" aria-label="Topik">
              {topics.map(topic => (
                <li key={topic.title}>
                  <a href={topic.href}>
                    {topic.icon && <Icon name={iconNameOf(topic.icon)} />}
                    <span>{topic.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="orbit-copy">
          {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
          <h1>{hero.title}</h1>
          <p className="hero-text">{hero.text}</p>
          <Actions actions={hero.actions} size="large" />
          {hero.figures && hero.figures.length > 0 && <FigureList items={hero.figures} look="inline" />}
        </div>
      </div>
    </section>
  )
}

interface Topic {
  title: string
  href: string
  icon?: string
}

/** What the features say, else what the lists are called. */
function topicsOf(sections: Section[]): Topic[] {
  const [features] = take(sections, 'features')
  if (features)
    return features.items
      .slice(0, 6)
      .map(({ title, href = `#${features.id}`, icon }) => ({ title, href, icon }))
  return sections
    .filter(section => section.kind === 'cards')
    .slice(0, 6)
    .map(({ title, id }) => ({ title, href: `#${id}` }))
}
