import { officePage } from '../../../platform/http/office-page.ts'
import { parseQuery } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { notificationQuery } from './notifications.contract.ts'
import { countUnread, findRecipient } from './notifications.store.ts'
import { listChoices, listNotifications } from './notifications.ts'

export const loadNotifications = officePage(
  {
    page: 'notifications.list',
    path: routes.Pemberitahuan,
    access: permissions.beMember,
    office: 'own',
    query: ['page', 'filter'],
  },
  { title: 'Pemberitahuan', description: 'Kabar untuk Anda di situs ini.' },
  async context => {
    const query = parseQuery(notificationQuery, context.query)
    const list = await listNotifications(context, query)
    const { filter } = query
    const kept = filter === 'unread' ? { filter } : {}
    return {
      items: list.items,
      filter,
      unread: await countUnread(context.tx, memberOf(context.viewer).membershipId),
      pager: pagerOf(list, routes.Pemberitahuan, kept),
    }
  },
)

export const loadChoices = officePage(
  {
    page: 'notifications.choices',
    path: routes['Pemberitahuan-Pengaturan'],
    access: permissions.beMember,
    office: 'own',
  },
  { title: 'Atur pemberitahuan', description: 'Apa yang Anda ingin dikabari, dan lewat apa.' },
  async context => ({
    choices: await listChoices(context),
    email: (await findRecipient(context.tx, memberOf(context.viewer).membershipId, ''))?.email ?? '',
  }),
)
