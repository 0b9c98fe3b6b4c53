import type { SectionProps } from '../../ui/kit/section.ts'

/** Every name is a brick; those of the first tiers are the broad ones at the foot of the wall. */
export function DonorWall({ section }: SectionProps<'sponsors'>) {
  return (
    <div className="donors">
      {section.tiers.toReversed().map(tier => (
        <div key={tier.name} className={`course course-${Math.min(section.tiers.indexOf(tier) + 1, 4)}`}>
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
