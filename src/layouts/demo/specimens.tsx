import { type SectionPlans, SectionView } from '../../ui/kit/sections.tsx'
import type { Section } from '../../ui/parts.tsx'
import { nameOf } from './kind-words.ts'

/** so many stand open on a phone from the first on */
const open = 6

/**
 * Each section in a case of its own, what it is called on the tab above it. On a phone the cases are a list of tabs: the
 * first stand open, the others open where they are.
 */
export function Specimens({ sections, plans }: { sections: Section[]; plans: SectionPlans }) {
  return (
    <div className="dm-cases">
      {sections.map((section, index) => (
        <details key={section.id} className="dm-case" open={index < open}>
          <summary>{nameOf(section)}</summary>
          <p className="dm-tab">
            <span>Bagian</span> {nameOf(section)}
          </p>
          <SectionView section={section} plans={plans} />
        </details>
      ))}
    </div>
  )
}
