import type { ReactNode } from 'react'
import type { Section } from '../parts.tsx'
import type { AppealLook } from './appeal.tsx'
import type { Ground } from './ground.ts'
import { SectionHeading } from './headings.tsx'
import type { QuestionsLook } from './questions.tsx'
import type { QuotesLook } from './quotes.tsx'
import type { ScheduleLook } from './schedule.tsx'
import type { SectionKind, SectionProps } from './section.ts'
import type { SponsorsLook } from './sponsors.tsx'
import type { StepsLook } from './steps.tsx'

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

/**
 * Kinds that few pages have, with the looks they know: what draws them is not in a layout's chunk, it comes with the
 * first page that wants it. A layout may still bring a body of its own.
 */
interface LateLooks {
  text: never
  plans: never
  table: never
  gallery: never
  video: never
  contact: never
  appeal: AppealLook
  questions: QuestionsLook
  quotes: QuotesLook
  schedule: ScheduleLook
  sponsors: SponsorsLook
  steps: StepsLook
}

type LateKind = keyof LateLooks

export type LateBodies = {
  [K in LateKind]: (props: SectionProps<K> & { look?: LateLooks[K] }) => ReactNode
}

type LatePlan<K extends LateKind> = Partial<SectionPlan<K>> & { look?: LateLooks[K] }

export type SectionPlans = { [K in SectionKind]: K extends LateKind ? LatePlan<K> : SectionPlan<K> }

let late: LateBodies | undefined

export function provideBodies(bodies: LateBodies): void {
  late = bodies
}

interface WithSections {
  sections?: Section[]
  below?: Section[]
}

/** Whether a page's data has sections, while what draws the rarer ones is still to be fetched. */
export function wantsBodies(data: unknown): boolean {
  const { sections = [], below = [] }: WithSections = typeof data === 'object' && data !== null ? data : {}
  return !late && (sections.length > 0 || below.length > 0)
}

interface SectionViewProps {
  section: Section
  plans: SectionPlans
}

/** what a plan may hold, whatever its kind */
type AnyPlan = Omit<SectionPlan<SectionKind>, 'body'> & { body?: AnyBody; look?: string }
type AnyBody = (props: { section: Section; look?: string }) => ReactNode

export function SectionView({ section, plans }: SectionViewProps) {
  const { kind, id, title, intro, more } = section
  // plan and body are those of the section's own kind: the compiler cannot follow all three at once
  const plan = plans[kind] as AnyPlan
  const Body = plan.body ?? (late?.[kind as LateKind] as AnyBody | undefined)
  if (!Body) return null
  const { ground, heading, width, className, look } = plan
  return (
    <SectionShell
      id={id}
      title={title}
      intro={intro}
      more={more}
      ground={ground}
      heading={heading}
      width={width}
      className={className ? `section-${kind} ${className}` : `section-${kind}`}
    >
      <Body section={section} look={look} />
    </SectionShell>
  )
}

export function SectionList({ sections, plans }: { sections: Section[]; plans: SectionPlans }) {
  return sections.map(section => <SectionView key={section.id} section={section} plans={plans} />)
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
