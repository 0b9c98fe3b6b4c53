import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Circles of different size in a wave; the first one is the host. */
export function Faces({ section }: SectionProps<'people'>) {
  return (
    <ul className="faces">
      {section.items.map(person => (
        <li key={person.name}>
          <Portrait name={person.name} picture={person.picture} sizes="(width >= 64rem) 18rem, 50vw" />
          <h3>{person.name}</h3>
          <p className="person-role">{person.role}</p>
        </li>
      ))}
    </ul>
  )
}
