import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { memberOf } from '../permissions/permissions.ts'
import type { Figure, OverviewPage, Step } from './administration.contract.ts'

/** What waits for whom, and how large this tenant is, as the rooms say it. Who leads a part sees that part. */
export async function overview(context: PersonalContext): Promise<OverviewPage> {
  const { viewer, partsOf } = context
  const parts = partsOf('overview').toSorted(byPlace)
  const byKind: Figure[] = []
  const waiting: OverviewPage['waiting'] = []
  const classes: Figure[] = []
  const isWhole = viewer.grant === 'all'
  let deeds: OverviewPage['deeds']
  // one after another: they share one transaction
  for (const part of parts) {
    byKind.push(...((await part.people?.(context)) ?? []))
    waiting.push(...((await part.waiting?.(context)) ?? []))
    if (isWhole) classes.push(...((await part.classes?.(context)) ?? []))
    deeds ??= await part.deeds?.(context)
  }
  return {
    greeting: greetingOf(memberOf(viewer).name),
    people: {
      total: byKind.reduce((total, { value }) => total + value, 0),
      byKind,
      href: routes['Kelola-Orang'],
    },
    classes: isWhole ? classes : undefined,
    waiting,
    steps: isWhole ? await stepsOf(context) : [],
    deeds,
  }
}

/** the whole name: the first word of "I Made Suardana" or "Ni Luh Sukerti" is nobody's name */
const greetingOf = (name: string) => `Halo, ${name}`

/** The first steps with how far one is; none when all is done. */
async function stepsOf(context: PersonalContext): Promise<Step[]> {
  const lessons = context
    .partsOf('overview')
    .flatMap(part => part.steps ?? [])
    .sort(byPlace)
  const steps: Step[] = []
  for (const { id, title, text, href, isDone } of lessons)
    steps.push({ id, title, text, href, isDone: await isDone(context) })
  return steps.every(step => step.isDone) ? [] : steps
}
