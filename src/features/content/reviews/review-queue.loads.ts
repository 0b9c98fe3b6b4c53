import { type ListContext, officeList } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { paged } from '../../../shared/envelope.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { kindOf } from '../../core/publishing/publishing.ts'
import { type QueueQuery, type QueueRow, queueQuery } from './reviews.contract.ts'
import { type ReviewState, standings, standingWords } from './reviews.rules.ts'
import { listStanding } from './reviews.store.ts'

type Queue = Pick<ListContext, 'tx' | 'viewer' | 'partsOf' | 'tenant' | 'clock'>

/** What stands so and may be decided by whoever looks, the longest first. */
export async function queueFor(context: Queue, state: ReviewState): Promise<QueueRow[]> {
  const { tx, tenant, viewer } = context
  const member = memberOf(viewer)
  const rows: QueueRow[] = []
  for (const { kind: name, id, since, askedBy, remarks } of await listStanding(tx, state)) {
    const kind = kindOf(context, name)
    const reviewed = await kind.review?.of(context, id)
    if (!reviewed?.mayReview(member)) continue
    const thing = await kind.find(context, id, false)
    if (!thing) continue
    rows.push({
      id: `${name}:${id}`,
      name: thing.label,
      kind: kind.what,
      href: `${kind.hrefOf?.(id) ?? ''}?tab=review`,
      owner: askedBy ?? '',
      since: momentText(since, tenant.timeZone),
      remarks,
      state: standingWords[state],
    })
  }
  return rows
}

/** The queue of whoever reviews: everything that waits, whatever kind it is of. */
export const reviewQueue = officeList<'reviews.queue', QueueQuery, QueueRow>(
  { page: 'reviews.queue', path: routes['Kelola-Tinjauan'], access: permissions.reviewPosts },
  { title: 'Tinjauan', description: 'Yang menunggu persetujuan Anda sebelum terbit' },
  {
    query: queueQuery,
    filters: () => [
      {
        name: 'state',
        label: 'Keadaan',
        kind: 'tabs',
        all: 'Menunggu',
        options: standings
          .filter(state => state !== 'asked')
          .map(value => ({ value, label: standingWords[value].label })),
      },
    ],
    async list(context, query) {
      const all = await queueFor(context, query.state ?? 'asked')
      const first = (query.page - 1) * query.pageSize
      return paged(all.slice(first, first + query.pageSize), all.length, query)
    },
    data: list => ({ list }),
  },
)
