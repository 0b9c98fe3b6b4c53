import { officeOf } from '../../features/core/administration/administration.ts'
import { memberOf } from '../../features/core/permissions/permissions.ts'
import { countUnread } from '../../features/membership/notifications/notifications.ts'
import { personalOffice } from '../../features/membership/profile/profile.ts'
import type { PersonalContext, PersonalPageLoad } from '../../platform/http/page-load.ts'
import { routes } from '../../routes.ts'
import type { PageResult } from '../../shared/page.ts'

/**
 * Puts the office around a personal page that stands in one: no room needs to know who works here or which ways they
 * may go. `<Office>` finds it beside the page's own data (app/drawing/shell.tsx).
 */
export async function withOffice(
  context: PersonalContext,
  { office }: Pick<PersonalPageLoad, 'office'>,
  answer: PageResult | undefined,
  accountsOrigin: string,
): Promise<PageResult | undefined> {
  if (!answer || 'redirect' in answer || answer.frame !== 'office') return answer
  const frame = await (office === 'own' ? personalOffice(context, accountsOrigin) : officeOf(context))
  const unread = await countUnread(context.tx, memberOf(context.viewer).membershipId)
  const bell = { href: routes.Pemberitahuan, unread }
  return { ...answer, data: { office: { ...frame, bell }, ...answer.data } }
}
