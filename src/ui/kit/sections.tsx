import type { ReactNode } from 'react'
import type { Section } from '../parts.tsx'
import type { Ground } from './ground.ts'
import { SectionHeading } from './headings.tsx'

export type SectionKind = Section['kind']
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>
export interface SectionProps<K extends SectionKind> {
  section: SectionOf<K>
}

/** How a layout shows one kind of section. */
export interface SectionPlan<K extends SectionKind> {
  body: (props: SectionProps<K>) => ReactNode
  ground?: Ground
  /** start: title left, way on right; center; side: title in a column of its own; none: the body says it all */
  heading?: 'start' | 'center' | 'side' | 'none'
  /** wide: a broader wrap; full: edge to edge */
  width?: 'wide' | 'full' | 'narrow'
  /** for the layout's own styles */
  className?: string
}

export type SectionPlans = { [K in SectionKind]: SectionPlan<K> }

interface SectionViewProps {
  section: Section
  plans: SectionPlans
}

export function SectionView({ section, plans }: SectionViewProps) {
  switch (section.kind) {
    case 'cards':
      return <Planned section={section} plan={plans.cards} />
    case 'figures':
      return <Planned section={section} plan={plans.figures} />
    case 'people':
      return <Planned section={section} plan={plans.people} />
    case 'quotes':
      return <Planned section={section} plan={plans.quotes} />
    case 'steps':
      return <Planned section={section} plan={plans.steps} />
    case 'features':
      return <Planned section={section} plan={plans.features} />
    case 'questions':
      return <Planned section={section} plan={plans.questions} />
    case 'sponsors':
      return <Planned section={section} plan={plans.sponsors} />
    case 'schedule':
      return <Planned section={section} plan={plans.schedule} />
    case 'appeal':
      return <Planned section={section} plan={plans.appeal} />
    case 'text':
      return <Planned section={section} plan={plans.text} />
    case 'plans':
      return <Planned section={section} plan={plans.plans} />
    case 'table':
      return <Planned section={section} plan={plans.table} />
    case 'gallery':
      return <Planned section={section} plan={plans.gallery} />
    case 'video':
      return <Planned section={section} plan={plans.video} />
    case 'contact':
      return <Planned section={section} plan={plans.contact} />
  }
}

export function SectionList({ sections, plans }: { sections: Section[]; plans: SectionPlans }) {
  return sections.map(section => <SectionView key={section.id} section={section} plans={plans} />)
}

function Planned<K extends SectionKind>({ section, plan }: { section: SectionOf<K>; plan: SectionPlan<K> }) {
  return (
    <SectionShell
      id={section.id}
      title={section.title}
      intro={section.intro}
      more={section.more}
      ground={plan.ground}
      heading={plan.heading}
      width={plan.width}
      className={plan.className ? `section-${section.kind} ${plan.className}` : `section-${section.kind}`}
    >
      <plan.body section={section} />
    </SectionShell>
  )
}

type SectionShellProps = Pick<Section, 'id' | 'title' | 'intro' | 'more'> &
  Pick<SectionPlan<SectionKind>, 'ground' | 'heading' | 'width' | 'className'> & { children: ReactNode }

/** A band of the page with its heading: also for parts of a layout that no section describes. */
export function SectionShell(props: SectionShellProps) {
  const {
    id,
    title,
    intro,
    more,
    ground = 'plain',
    heading = 'start',
    width,
    className = '',
    children,
  } = props
  return (
    <section
      className={`section on-${ground} head-${heading} ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={width ? `wrap wrap-${width}` : 'wrap'}>
        {heading !== 'none' && <SectionHeading id={id} title={title} intro={intro} more={more} />}
        <div className="section-body">{children}</div>
      </div>
    </section>
  )
}
