import { Icon, iconNameOf } from '../../ui/icon.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** One line each: those that lead somewhere say so at the end of the line. */
export function Documents({ section }: SectionProps<'features'>) {
  return (
    <ul className="papers">
      {section.items.map(item => (
        <li key={item.title}>
          <Icon name={iconNameOf(item.icon)} />
          <div>
            <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
            <p>{item.text}</p>
          </div>
          {item.href && (
            <span className="papers-go" aria-hidden="true">
              Buka
              <Icon name="arrow-right" />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
