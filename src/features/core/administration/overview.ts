import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'
import type { Figure } from '../../../ui/office/desk-card.ts'
import { deskOf, greetingOf, waitingFor } from '../desks/desks.ts'
import type { OfficeStep, OverviewPage } from './administration.contract.ts'
import type { OverviewPart } from './office-parts.ts'

/** What waits for whom, and how large this tenant is, as the rooms say it. Who leads a part sees that part. */
export async function overview(context: PersonalContext): Promise<OverviewPage> {
  const { viewer, partsOf } = context
  const parts = partsOf('overview').toSorted(byPlace)
  const byKind: Figure[] = []
  const classes: Figure[] = []
  const isWhole = viewer.grant === 'all'
  let deeds: OverviewPage['deeds']
  // one after another: they share one transaction
  for (const part of parts) {
    byKind.push(...((await part.people?.(context)) ?? []))
    if (isWhole) classes.push(...((await part.classes?.(context)) ?? []))
    deeds ??= await part.deeds?.(context)
  }
  return {
    greeting: greetingOf(viewer),
    people: {
      total: byKind.reduce((total, { value }) => total + value, 0),
      byKind,
      href: routes['Kelola-Orang'],
    },
    classes: isWhole ? classes : undefined,
    waiting: await waitingFor(context),
    desk: await deskOf(context),
    steps: isWhole ? await stepsOf(context) : [],
    deeds,
  }
}

/** Where this person is led before anything else; undefined: nowhere. */
export const wayToBegin = (context: PersonalContext): Promise<string | undefined> =>
  firstSaid(context.partsOf('overview').toSorted(byPlace), part => part.begin?.(context))

/** What the first of the rooms says that has something to say. */
async function firstSaid<Said>(
  parts: readonly OverviewPart[],
  ask: (part: OverviewPart) => Promise<Said | undefined> | undefined,
): Promise<Said | undefined> {
  for (const part of parts) {
    const said = await ask(part)
    if (said !== undefined) return said
  }
  return undefined
}

/** The first steps with how far one is; none when all is done. */
async function stepsOf(context: PersonalContext): Promise<OfficeStep[]> {
  const parts = context.partsOf('overview')
  const institution = await firstSaid(parts, part => part.institution?.(context))
  const lessons = parts
    .flatMap(part => part.steps ?? [])
    .filter(step => !step.for || (institution !== undefined && step.for.includes(institution)))
    .sort(byPlace)
  const steps: OfficeStep[] = []
  for (const { id, title, text, href, isDone } of lessons)
    steps.push({ id, title, text, href, isDone: await isDone(context) })
  return steps.every(step => step.isDone) ? [] : steps
}
