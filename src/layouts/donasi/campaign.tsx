import type { SectionKind } from '../../ui/kit/section.ts'
import type { SectionPlans } from '../../ui/kit/sections.tsx'
import { SectionList } from '../../ui/kit/sections.tsx'
import type { Hero, Section } from '../../ui/parts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { GivePanel } from './give-panel.tsx'

/** what needs the whole width stands below the letter */
const broad: SectionKind[] = ['sponsors', 'quotes', 'plans', 'gallery', 'questions', 'contact', 'appeal']

interface CampaignProps {
  hero: Hero
  sections: Section[]
  plans: SectionPlans
}

/** The letter at the left, the panel at the right; on phones the panel follows the picture. */
export function Campaign({ hero, sections, plans }: CampaignProps) {
  const told = sections.filter(section => !broad.includes(section.kind))
  const below = broad.flatMap(kind => sections.filter(section => section.kind === kind))
  const picture = hero.picture ?? hero.featured?.picture
  return (
    <>
      <div className="wrap drive">
        <section className="hero drive-hero">
          {hero.eyebrow && <p className="eyebrow">{hero.eyebrow}</p>}
          <h1>{hero.title}</h1>
          {picture && <Picture image={picture} sizes="(width >= 64rem) 52rem, 94vw" ratio="16x9" priority />}
          <p className="hero-text">{hero.text}</p>
        </section>
        <GivePanel hero={hero} />
        <div className="drive-told">
          <SectionList sections={told} plans={plans} />
        </div>
      </div>
      <SectionList sections={below} plans={plans} />
    </>
  )
}
