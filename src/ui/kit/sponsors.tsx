import type { SectionProps } from './section.ts'

/** wall: plates that grow with the tier; lines: tier at the left, names at the right; plain: one quiet row of names */
export type SponsorsLook = 'wall' | 'lines' | 'plain'

export function Sponsors({ section, look = 'wall' }: SectionProps<'sponsors'> & { look?: SponsorsLook }) {
  return (
    <div className={`sponsors sponsors-${look}`}>
      {section.tiers.map((tier, index) => (
        <div key={tier.name} className={`tier tier-${Math.min(index + 1, 4)}`}>
          <h3>{tier.name}</h3>
          <ul>
            {tier.names.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
