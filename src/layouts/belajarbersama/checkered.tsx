import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** A face and a block of colour by turns, like tiles on a wall. */
export function Checkered({ section }: SectionProps<'people'>) {
  return (
    <ul className="tiles snaps" tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(person => (
        <li key={person.name}>
          <Portrait
            name={person.name}
            picture={person.picture}
            sizes="(width >= 64rem) 22rem, (width >= 40rem) 33vw, 50vw"
          />
          <div className="tiles-words">
            <h3>{person.name}</h3>
            <p>{person.role}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
