import { grantOf } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import type { Waiting } from '../../../ui/office/desk-card.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { kindOf } from '../../core/publishing/publishing.ts'
import { queueFor } from './review-queue.loads.ts'
import { listReturned } from './reviews.store.ts'

/** Reviewers are told on the first page what waits for them, and writers what came back. */
export const reviewsOverview: OverviewPart = {
  place: 26,
  waiting: async context => [...(await askedOf(context)), ...(await returnedTo(context))],
}

async function askedOf(context: PersonalContext): Promise<Waiting[]> {
  if (grantOf(permissions.reviewPosts, context.viewer.member) === 'none') return []
  const waiting = await queueFor(context, 'asked')
  if (waiting.length === 0) return []
  return [
    {
      label: `${waiting.length} menunggu tinjauan Anda`,
      text: waiting[0] ? `Paling lama: ${waiting[0].name}` : '',
      href: routes['Kelola-Tinjauan'],
      tone: 'orange',
    },
  ]
}

async function returnedTo(context: PersonalContext): Promise<Waiting[]> {
  const found = await listReturned(context.tx, memberOf(context.viewer).membershipId)
  const waiting: Waiting[] = []
  for (const { kind: name, id } of found) {
    const kind = kindOf(context, name)
    const thing = await kind.find(context, id, false)
    if (!thing) continue
    waiting.push({
      label: `Perlu diperbaiki: ${thing.label || 'Tanpa judul'}`,
      text: 'Baca catatan peninjau, perbaiki, lalu kirim lagi.',
      href: `${kind.hrefOf?.(id) ?? ''}?tab=review`,
      tone: 'orange',
    })
  }
  return waiting
}
