import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { kinds, memberOf, permissions } from '../../core/permissions/permissions.ts'
import { draftAnswerOf, opened } from '../../core/publishing/publishing.ts'
import { lookThing } from '../../core/site/site.ts'
import { createPreviews } from '../appearance/appearance.ts'
import { hasSamples } from '../samples/samples.ts'
import { stepNames, stepWords } from './first-steps.rules.ts'
import { getStart } from './first-steps.ts'

/** whom a site is set up with: admins, mentors, teachers, writers */
const invited = [1, 2, 3, 6] as const

/** The first steps of a site, where they were left. */
export const loadFirstSteps = ({ secrets }: { secrets: Secrets }): PersonalPageLoad => ({
  access: permissions.beginSite,
  query: [],
  async load(context) {
    const { tenant, viewer, clock, partsOf } = context
    const { membershipId, sessionId } = memberOf(viewer)
    const look = partsOf('drafts')
      .flat()
      .find(({ kind }) => kind === lookThing.kind)
    if (!look) throw new Error('The look of a site has no draft')
    const now = await opened(context, look, lookThing.id)
    const data = {
      start: await getStart(context),
      draft: await draftAnswerOf({ ...context, by: membershipId }, look, now),
      preview: createPreviews(secrets).issue({ tenantId: tenant.id, sessionId }, clock.now()),
      samples: { isThere: await hasSamples(context.tx) },
      kinds: invited.map(kind => ({ value: String(kind), label: kinds[kind].label })),
      steps: stepNames.map(name => ({ name, label: stepWords[name] })),
    }
    return framedPage('office', 'first-steps.wizard', data, {
      title: 'Langkah awal',
      description: 'Lima langkah pertama sebuah situs baru',
      canonical: to.firstSteps(),
    })
  },
})
