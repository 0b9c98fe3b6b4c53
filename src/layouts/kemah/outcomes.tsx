import { Icon } from '../../ui/icon.tsx'
import { Portrait } from '../../ui/kit/people.tsx'
import type { SectionProps } from '../../ui/kit/section.ts'

/** Who came out, and as what: "Kasir → Pengembang web" is told as a way; any other role stands as it is. */
export function Outcomes({ section }: SectionProps<'quotes'>) {
  return (
    <ul className="km-outcomes snaps" tabIndex={section.items.length > 1 ? 0 : undefined}>
      {section.items.map(({ name, role, text, picture }) => {
        const [before, after] = role.split('→').map(word => word.trim())
        return (
          <li key={name + text}>
            <Portrait name={name} picture={picture} sizes="(width >= 48rem) 12rem, 5.5rem" />
            <div>
              <p className="km-way">
                <span>{before}</span>
                {after && (
                  <>
                    <Icon name="arrow-right" />
                    <strong>{after}</strong>
                  </>
                )}
              </p>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <p className="km-name">{name}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
