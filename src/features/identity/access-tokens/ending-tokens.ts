import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { type Mail, post } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { listAdmins, listTenantsToTell, takeEnding } from './ending-tokens.store.ts'

export interface EndingDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

const day = 86_400_000
/** days before its end on which a token is told of */
export const toldDays = [14, 3] as const

/** Letters to whose tokens end soon, of the site's own to everybody who runs it. Harmless twice: each is marked with its letter. */
export async function tellOfEnding({ database, clock, tenantContextById }: EndingDeps): Promise<void> {
  const now = clock.now()
  const [first, last] = toldDays.map(days => new Date(now.getTime() + days * day))
  if (!first || !last) return
  const due = { now, first, last }
  for (const { tenantId } of await database.withPlatform(tx => listTenantsToTell(tx, due))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    await database.withTenant(tenantId, async tx => {
      for (const { email, isShared, ...token } of await takeEnding(tx, due)) {
        const admins = isShared ? (await listAdmins(tx)).map(one => one.email) : []
        const addresses = new Set([...(email === null ? [] : [email]), ...admins])
        for (const to of addresses) await post(tx, endingMail(tenant, to, token))
      }
    })
  }
}

const endingMail = (
  { sender, origin, timeZone }: TenantContext,
  to: string,
  { name, hint, owner, expiresAt }: { name: string; hint: string; owner: string; expiresAt: Date },
): Mail => ({
  to,
  sender,
  reason: 'access_token.ending',
  subject: `Token "${name}" berakhir ${longDate(expiresAt, timeZone)}`,
  paragraphs: [
    `Token akses "${name}" (…${hint}) milik ${owner} berakhir ${longDate(expiresAt, timeZone)}. Sesudah itu program yang memakainya ditolak.`,
    'Buat token baru, pasang di programnya, lalu cabut yang lama.',
  ],
  action: { label: 'Buka token akses', url: `${origin}${routes['Kelola-Token']}` },
})
