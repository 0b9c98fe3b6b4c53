import type { PageFrameProps } from '../parts.tsx'
import { Picture } from '../picture.tsx'
import type { Ground } from './ground.ts'
import { PageHeading } from './headings.tsx'
import { FrameHead } from './list-frame.tsx'
import { SectionList, type SectionPlans } from './sections.tsx'

interface PageOptions {
  frame: PageFrameProps
  plans: SectionPlans
  ground?: Ground
  headingLook?: 'start' | 'center'
}

/** Heading and picture on their ground, then the sections. */
export function PageFrame({ frame, plans, ground = 'tint', headingLook }: PageOptions) {
  const { heading, crumbs, cover, sections } = frame
  return (
    <>
      <FrameHead ground={ground} crumbs={crumbs}>
        <div className={cover ? 'opening opening-pictured' : 'opening'}>
          <PageHeading heading={heading} look={cover ? 'start' : headingLook} />
          {cover && (
            <Picture image={cover} sizes="(width >= 64rem) 34rem, 92vw" ratio="16x9" priority decorative />
          )}
        </div>
      </FrameHead>
      <SectionList sections={sections} plans={plans} />
    </>
  )
}
