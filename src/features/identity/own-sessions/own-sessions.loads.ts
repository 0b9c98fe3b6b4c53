import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listOwnSessions } from './own-sessions.ts'

export const loadOwnSessions = ({ accountsOrigin }: { accountsOrigin: string }) =>
  officePage(
    { page: 'own-sessions', path: to.ownSessions(), access: permissions.beMember, office: 'own' },
    { title: 'Tempat masuk', description: 'Tempat Anda masuk di situs ini.' },
    async context => {
      const words = (at: string) => momentText(new Date(at), context.tenant.timeZone)
      const sessions = await listOwnSessions(context)
      return {
        sessions: sessions.map(one => ({ ...one, since: words(one.since), lastSeen: words(one.lastSeen) })),
        accountHref: `${accountsOrigin}/`,
      }
    },
  )
