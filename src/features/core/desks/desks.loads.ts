import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import type { DeskPage } from './desks.contract.ts'
import { deskOf, greetingOf, waitingFor } from './desks.ts'

/** For who teaches; who administers sees it as a teacher of every class does. */
export const loadTeaching = officePage(
  { page: 'desks.teaching', path: to.teaching(), access: permissions.grade },
  { title: 'Mengajar', description: 'Kelas yang Anda ajar, dan yang menunggu Anda.' },
  async (context): Promise<DeskPage> => {
    const { kind } = memberOf(context.viewer)
    const isMentor = kind === 2
    return {
      path: to.teaching(),
      greeting: greetingOf(context.viewer),
      waiting: await waitingFor(context),
      cards: await deskOf(context, isMentor ? 2 : 3),
    }
  },
)

/** For who neither administers, teaches nor learns here. */
export const loadDesk = officePage(
  { page: 'desks.own', path: to.desk(), access: permissions.openDesk },
  { title: 'Meja kerja', description: 'Pekerjaan Anda di situs ini.' },
  async (context: PersonalContext): Promise<DeskPage> => ({
    path: to.desk(),
    greeting: greetingOf(context.viewer),
    waiting: await waitingFor(context),
    cards: await deskOf(context),
  }),
)
