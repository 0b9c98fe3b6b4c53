import type { Image } from '../parts.tsx'
import { Picture, type Ratio } from '../picture.tsx'
import type { SectionProps } from './section.ts'

/** A face, or the first letters of the name. */
export function Portrait({ name, picture, ratio = '1x1', sizes = '20rem' }: PortraitProps) {
  if (picture) return <Picture image={picture} sizes={sizes} ratio={ratio} decorative className="portrait" />
  return (
    <span className={`portrait portrait-blank r-${ratio}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

interface PortraitProps {
  name: string
  picture?: Image
  ratio?: Ratio
  sizes?: string
}

function initialsOf(name: string) {
  return name
    .split(' ')
    .slice(0, 2)
    .map(word => word.slice(0, 1))
    .join('')
}

/** grid: portraits above the names; rows: small round faces beside the words; strip: scrolls sideways */
export type PeopleLook = 'grid' | 'rows' | 'strip'

export function People({
  section,
  look = 'grid',
  ratio,
}: SectionProps<'people'> & { look?: PeopleLook; ratio?: Ratio }) {
  return (
    <ul className={`people people-${look}`} tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(person => (
        <li key={person.name}>
          <Portrait name={person.name} picture={person.picture} ratio={look === 'rows' ? '1x1' : ratio} />
          <div>
            <h3>{person.name}</h3>
            <p className="person-role">{person.role}</p>
            {person.text && <p className="person-text">{person.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
