import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { PageForm } from '../../../platform/http/page-form.ts'
import type { PublicPageLoad } from '../../../platform/http/page-load.ts'
import { isToken } from '../../../platform/secrets/tokens.ts'
import { routes, to } from '../../../routes.ts'
import { notFound } from '../../../shared/failure.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { EndingPage } from './notifications.contract.ts'
import { choiceOf, type NotificationKind } from './notifications.rules.ts'
import { findByToken, writeChoice } from './notifications.store.ts'

interface Found {
  kind: NotificationKind
  membershipId: number
  email: string | null
  chosen: { bell: boolean; mail: 'now' | 'digest' | 'off' }
}

async function findEnding({ tx, partsOf }: InTenant, token: string): Promise<Found | undefined> {
  const row = isToken(token) ? await findByToken(tx, token) : undefined
  const kind = partsOf('notificationKinds')
    .flat()
    .find(one => one.kind === row?.kind)
  if (!row || !kind) return undefined
  const { membershipId, email, bell, mail } = row
  const chosen = choiceOf(kind, bell === null || mail === null ? undefined : { bell, mail })
  return { kind, membershipId, email, chosen }
}

/** enough for its owner to know it */
const hinted = (email: string | null) => (email ?? '').replace(/^(.).*@/, '$1…@')

function pageOf({ tenant }: InTenant, token: string, { kind, email }: Found, isEnded: boolean) {
  const path = to.endLetters({ token })
  const data: EndingPage = {
    site: tenant.title,
    label: kind.label,
    address: hinted(email),
    isEnded,
    path,
    choicesHref: routes['Pemberitahuan-Pengaturan'],
  }
  return framedPage('account', 'notifications.ending', data, {
    title: 'Berhenti menerima email',
    description: 'Berhenti menerima satu jenis email dari situs ini.',
    canonical: path,
  })
}

/** Behind the link in a letter. Looking ends nothing: mail servers follow links by themselves. */
export const loadEnding: PublicPageLoad = {
  query: [],
  isAlwaysOpen: true,
  async load(context) {
    const { token = '' } = context.params
    const found = await findEnding(context, token)
    return found && pageOf(context, token, found, found.chosen.mail === 'off')
  },
}

/**
 * Ends letters of this kind, by the button of the page or the one of a mail program (RFC 8058), which brings no cookie
 * and follows no redirect. The bell stays.
 */
export const endingForm: PageForm = {
  path: routes['Berhenti-Surat-token'],
  access: permissions.readPublic,
  isAlwaysOpen: true,
  // mail programs press it from few addresses, for many people
  limit: { tokens: 300, seconds: 60 },
  async submit(context) {
    const { token = '' } = context.params
    const found = await findEnding(context, token)
    if (!found) throw notFound('Tautan')
    const { membershipId, kind, chosen } = found
    await writeChoice(context.tx, membershipId, kind.kind, { ...chosen, mail: 'off' }, context.clock.now())
    return pageOf(context, token, found, true)
  },
}
