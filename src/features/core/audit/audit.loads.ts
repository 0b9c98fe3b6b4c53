import { type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, withQuery } from '../../../shared/pager.ts'
import { permissions } from '../permissions/permissions.ts'
import { auditQuery } from './audit.contract.ts'
import { listActors, listAudit } from './audit.ts'
import { topicOptions } from './audit.words.ts'

export const loadAudit: PersonalPageLoad = {
  access: permissions.readAudit,
  query: ['page', 'search', 'action', 'actorId', 'from', 'to'],
  async load(context) {
    const query = parseQuery(auditQuery, context.query)
    const list = await listAudit(context, query)
    const actors = await listActors(context.tx)
    const { search = '', action = '', actorId = '', from = '', to: until = '' } = context.query
    const filter = { search, action, actorId, from, to: until }
    const path = to.audit()
    return {
      page: 'audit.list',
      data: {
        entries: list.items,
        pager: pagerOf(list, path, filter),
        filter,
        isFiltered: Object.values(filter).some(Boolean),
        topics: topicOptions(context.partsOf),
        actors: actors.map(({ id, name }) => ({ value: String(id), label: name })),
        fileHref: withQuery('/v1/audit/file', filter),
        timeZone: context.tenant.timeZone,
      },
      head: { title: 'Riwayat', description: 'Siapa mengubah apa, dan kapan', noindex: true },
      canonical: path,
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'audit.list'>
  },
}
