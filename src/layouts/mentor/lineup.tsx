import { ButtonLink } from '../../ui/kit/actions.tsx'
import { HeroCopy } from '../../ui/kit/heroes.tsx'
import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionOf } from '../../ui/kit/section.ts'
import type { Hero, Image } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Face {
  name: string
  role?: string
  picture?: Image
  href?: string
}

/** more do not fit abreast */
export const mostFaces = 6

interface LineupProps {
  hero: Hero
  mentors?: SectionOf<'cards'>
  people?: SectionOf<'people'>
}

/** A sentence in the middle and, standing at its feet, the people it is about. */
export function Lineup({ hero, mentors, people }: LineupProps) {
  const faces: Face[] = (
    mentors?.items.map(item => ({
      name: item.title,
      role: item.eyebrow,
      picture: item.picture,
      href: item.href,
    })) ??
    people?.items ??
    []
  ).slice(0, mostFaces)
  const from = mentors ?? people
  return (
    <section className="hero mt-hero on-tint">
      <div className="wrap">
        <HeroCopy hero={hero} />
        {faces.length > 0 && from ? (
          <div className="mt-lineup-wrap">
            <h2 className="sr-only">{from.title}</h2>
            <ul className="mt-lineup" tabIndex={mentors ? undefined : 0}>
              {faces.map(face => (
                <li key={face.name}>
                  <Portrait
                    name={face.name}
                    picture={face.picture}
                    ratio="3x4"
                    sizes="(width >= 64rem) 17rem, 40vw"
                  />
                  <p className="mt-name">
                    {face.href ? <a href={face.href}>{face.name}</a> : <strong>{face.name}</strong>}
                    {face.role && <span>{face.role}</span>}
                  </p>
                </li>
              ))}
            </ul>
            {from.more && <ButtonLink action={from.more} look="quiet" />}
          </div>
        ) : (
          hero.picture && (
            <div className="mt-hero-picture">
              <Picture image={hero.picture} sizes="(width >= 80rem) 70rem, 94vw" ratio="21x9" priority />
            </div>
          )
        )}
      </div>
    </section>
  )
}
