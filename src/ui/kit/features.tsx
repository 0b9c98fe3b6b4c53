import { Icon, iconNameOf } from '../icon.tsx'
import type { SectionProps } from './section.ts'

/** grid: icon above the words; bento: boxes of unequal size; list: icon beside, two columns; tiles: compact links */
export type FeaturesLook = 'grid' | 'bento' | 'list' | 'tiles'

export function Features({ section, look = 'grid' }: SectionProps<'features'> & { look?: FeaturesLook }) {
  return (
    <ul className={`features features-${look}`} tabIndex={section.items.length > 3 ? 0 : undefined}>
      {section.items.map(feature => (
        <li key={feature.title}>
          <span className="feature-mark">
            <Icon name={iconNameOf(feature.icon)} />
          </span>
          <div>
            <h3>{feature.href ? <a href={feature.href}>{feature.title}</a> : feature.title}</h3>
            <p>{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
