import { Icon, iconNameOf } from '../../ui/icon.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Where one is served, each service is a counter with its number above the window; what leads nowhere has none. */
export function Counters({ section }: SectionProps<'features'>) {
  const served = section.items.every(item => item.href)
  return (
    <ul className="kp-counters">
      {section.items.map((item, index) => (
        <li key={item.title} className="paper">
          <p className="kp-plate">
            <Icon name={iconNameOf(item.icon)} />
            {served && <span>{`Loket ${index + 1}`}</span>}
          </p>
          <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
