import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { readJson } from '../../../shared/json.ts'
import type { DeskRow } from '../../../ui/office/desk-card.ts'
import { memberOf } from '../permissions/permissions.ts'
import { entryHref } from './entry-drafts.ts'
import type { EntryKind } from './entry-kinds.ts'
import { listEntries } from './entry-lists.store.ts'
import { stateOf } from './entry-states.ts'

/** What the viewer has begun of a kind, the last touched first: how many, and the first few as rows of a desk. */
export async function ownEntries(
  { tx, tenant, viewer }: PersonalContext,
  kind: EntryKind,
): Promise<{ total: number; rows: DeskRow[] }> {
  const whose = { owner: memberOf(viewer).membershipId, ownIds: [], pictureBase: tenant.pictureBase }
  const found = readJson(await listEntries(tx, kind.kind, { page: 1, pageSize: 6 }, whose))
  return {
    total: found.totalItems,
    rows: found.items.map(item => ({
      label: item.title || `${kind.words.one} tanpa judul`,
      text: [
        item.note,
        kind.occurs &&
          item.occursAt &&
          `${kind.occurs.toLowerCase()} ${mediumDate(new Date(item.occursAt), tenant.timeZone)}`,
        `diubah ${mediumDate(new Date(item.touchedAt), tenant.timeZone)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      href: entryHref({ kind }, item.id),
      tag: stateOf(item),
    })),
  }
}
