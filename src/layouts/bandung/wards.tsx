import type { SectionProps } from '../../ui/kit/section.ts'

/** A directory of the neighbourhoods: each a line, its name at the left, what is there at the right. */
export function Wards({ section }: SectionProps<'features'>) {
  return (
    <ul className="bd-wards">
      {section.items.map(item => (
        <li key={item.title}>
          <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
