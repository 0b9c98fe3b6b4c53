import { type SectionPlans, SectionView } from '../../ui/kit/sections.tsx'
import type { Section } from '../../ui/parts.tsx'
import { nameOf } from './kind-words.ts'

/** Each section in a case of its own, what it is called on the tab above it. */
export function Specimens({ sections, plans }: { sections: Section[]; plans: SectionPlans }) {
  return (
    <div className="dm-cases">
      {sections.map(section => (
        <div key={section.id} className="dm-case">
          <p className="dm-tab">
            <span>Bagian</span> {nameOf(section)}
          </p>
          <SectionView section={section} plans={plans} />
        </div>
      ))}
    </div>
  )
}
