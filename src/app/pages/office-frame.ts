import { officeOf } from '../../features/core/administration/administration.ts'
import { countUnread } from '../../features/membership/notifications/notifications.ts'
import { personalOffice } from '../../features/membership/profile/profile.ts'
import type { PersonalContext, PersonalPageLoad } from '../../platform/http/page-load.ts'
import { routes } from '../../routes.ts'
import type { PageResult } from '../../shared/page.ts'
import type { OfficeFrame } from '../../ui/office-frame.ts'

/**
 * Puts the office around a personal page that stands in one: no room needs to know who works here or which ways they
 * may go. `<Office>` finds it beside the page's own data (app/drawing/shell.tsx). It is asked for while the page is
 * loading, so it costs no way to the database of its own.
 */
export async function withOffice(
  context: PersonalContext,
  { office }: Pick<PersonalPageLoad, 'office'>,
  loading: Promise<PageResult | undefined>,
  accountsOrigin: string,
): Promise<PageResult | undefined> {
  const [answer, frame] = await Promise.all([loading, frameOf(context, office, accountsOrigin)])
  if (!answer || 'redirect' in answer || answer.frame !== 'office' || !frame) return answer
  return { ...answer, data: { office: frame, ...answer.data } }
}

/** undefined: a visitor has no office */
async function frameOf(
  context: PersonalContext,
  office: PersonalPageLoad['office'],
  accountsOrigin: string,
): Promise<OfficeFrame | undefined> {
  const { member } = context.viewer
  if (!member) return undefined
  const [frame, unread] = await Promise.all([
    office === 'own' ? personalOffice(context, accountsOrigin) : officeOf(context),
    countUnread(context.tx, member.membershipId),
  ])
  return { ...frame, bell: { href: routes.Pemberitahuan, unread } }
}
