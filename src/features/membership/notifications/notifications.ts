import type { Viewer } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import type { ChoiceItem, NotificationItem, NotificationQuery } from './notifications.contract.ts'
import { type Choice, choiceOf, type NotificationKind } from './notifications.rules.ts'
import * as store from './notifications.store.ts'

export type { Choice, NotificationKind } from './notifications.rules.ts'
export { countUnread } from './notifications.store.ts'
export { notify, notifyAll, notifyByLetter, type TellContext } from './notify.ts'

type Own = InTenant & { viewer: Viewer }

/** What one was told, the newest first. */
export async function listNotifications(
  context: Own,
  query: NotificationQuery,
): Promise<Paged<NotificationItem>> {
  const { tx, tenant, viewer, partsOf } = context
  const labels = new Map(
    partsOf('notificationKinds')
      .flat()
      .map(({ kind, label }) => [kind, label]),
  )
  const rows = await store.listRows(tx, memberOf(viewer).membershipId, {
    ...query,
    isUnread: query.filter === 'unread',
  })
  const items = rows.map(row => ({
    id: row.id,
    kind: row.kind,
    kindLabel: labels.get(row.kind) ?? '',
    title: row.title,
    words: row.words,
    href: row.link,
    isRead: row.readAt !== null,
    at: row.createdAt.toISOString(),
    atText: momentText(row.createdAt, tenant.timeZone),
  }))
  return paged(items, rows[0]?.total ?? 0, query)
}

export async function markRead({ tx, clock, viewer }: Own, id: number): Promise<{ unread: number }> {
  const { membershipId } = memberOf(viewer)
  if (!(await store.markRow(tx, membershipId, id, clock.now()))) throw notFound('Pemberitahuan')
  return { unread: await store.countUnread(tx, membershipId) }
}

export async function markAllRead({ tx, clock, viewer }: Own): Promise<{ unread: number }> {
  await store.markRows(tx, memberOf(viewer).membershipId, clock.now())
  return { unread: 0 }
}

/** Kinds that this viewer may ever be told of. */
const kindsFor = ({ partsOf, viewer }: Own): NotificationKind[] => {
  const { kind } = memberOf(viewer)
  return [...partsOf('notificationKinds').flat()]
    .filter(({ permission }) => permission === undefined || permissions[permission].grants[kind] !== 'none')
    .sort(byPlace)
}

const itemOf = (kind: NotificationKind, chosen: Choice | undefined): ChoiceItem => ({
  kind: kind.kind,
  label: kind.label,
  about: kind.about,
  mailStays: kind.mailStays ?? '',
  ...choiceOf(kind, chosen),
})

/** What one chose, kind by kind, as it holds. */
export async function listChoices(context: Own): Promise<ChoiceItem[]> {
  const rows = await store.listChoices(context.tx, memberOf(context.viewer).membershipId)
  const chosen = new Map(rows.map(({ kind, ...choice }) => [kind, choice]))
  return kindsFor(context).map(kind => itemOf(kind, chosen.get(kind.kind)))
}

export async function choose(context: Own, name: string, choice: Choice): Promise<ChoiceItem> {
  const { tx, clock, viewer } = context
  const kind = kindsFor(context).find(one => one.kind === name)
  if (!kind) throw notFound('Jenis pemberitahuan')
  if (kind.mailStays !== undefined && choice.mail !== 'now') throw conflict(kind.mailStays)
  await store.writeChoice(tx, memberOf(viewer).membershipId, name, choice, clock.now())
  return itemOf(kind, choice)
}
