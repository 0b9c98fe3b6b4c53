import { Icon, iconNameOf } from '../../ui/icon.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Each a card with a shield. */
export function Teams({ section }: SectionProps<'features'>) {
  return (
    <ul className="lsk-teams">
      {section.items.map(team => (
        <li key={team.title} className="paper">
          <span className="lsk-crest">
            <Icon name={iconNameOf(team.icon)} />
          </span>
          <h3>{team.href ? <a href={team.href}>{team.title}</a> : team.title}</h3>
          <p>{team.text}</p>
        </li>
      ))}
    </ul>
  )
}
