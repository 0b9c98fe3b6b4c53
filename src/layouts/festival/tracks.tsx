import { Icon, iconNameOf } from '../../ui/icon.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

const grounds = ['brand', 'tint2', 'dark', 'brand2', 'tint'] as const

/** Blocks of colour side by side, one for each track. */
export function Tracks({ section }: SectionProps<'features'>) {
  return (
    <ul className="tracks snaps" tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map((track, index) => (
        <li key={track.title} className={`on-${grounds[index % grounds.length]}`}>
          <Icon name={iconNameOf(track.icon)} />
          <div>
            <h3>{track.href ? <a href={track.href}>{track.title}</a> : track.title}</h3>
            <p>{track.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
