import { iconNameOf } from '../../ui/icon.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'
import { Vignette } from './vignettes.tsx'

/** A mosaic without holes, whatever the number: the first tile is four times as large. */
export function Bento({ section }: SectionProps<'features'>) {
  return (
    <ul className="bento snaps" tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(feature => (
        <li key={feature.title} className="bento-tile">
          <Vignette icon={iconNameOf(feature.icon)} />
          <div className="bento-text">
            <h3>{feature.href ? <a href={feature.href}>{feature.title}</a> : feature.title}</h3>
            <p>{feature.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
