import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Faces edge to edge, the name across each; the first two stand larger. */
export function LineUp({ section }: SectionProps<'people'>) {
  return (
    <ul className="bill snaps" tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(person => (
        <li key={person.name}>
          <Portrait
            name={person.name}
            picture={person.picture}
            ratio="3x4"
            sizes="(width >= 64rem) 30rem, 50vw"
          />
          <div className="bill-name">
            <h3>{person.name}</h3>
            <p>{person.role}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
