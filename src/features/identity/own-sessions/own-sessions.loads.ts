import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { OwnSessionsPage } from './own-sessions.contract.ts'
import { listOwnSessions } from './own-sessions.ts'

export const loadOwnSessions = ({ accountsOrigin }: { accountsOrigin: string }): PersonalPageLoad => ({
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const words = (at: string) => momentText(new Date(at), context.tenant.timeZone)
    const sessions = await listOwnSessions(context)
    const data: OwnSessionsPage = {
      sessions: sessions.map(one => ({ ...one, since: words(one.since), lastSeen: words(one.lastSeen) })),
      accountHref: `${accountsOrigin}/`,
    }
    return {
      page: 'own-sessions',
      data,
      head: { title: 'Tempat masuk', description: 'Tempat Anda masuk di situs ini.', noindex: true },
      canonical: to.ownSessions(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'own-sessions'>
  },
})
