import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { type Mail, post, type Sender } from '../../../platform/mail/mail.ts'
import { routes } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import { listTenants, removeOld, takeLines } from './digest.store.ts'
import { keptDays, lastDigestAt } from './notifications.rules.ts'

export interface DigestDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** people in one transaction */
const peopleAtOnce = 200
/** lines that a letter tells; the rest is behind its button */
const mostLines = 20

/** Writes the daily letters that are due, and lets go of what nobody looks for any more. Harmless twice: a line is taken once. */
export async function sendDigests({ database, clock, tenantContextById }: DigestDeps): Promise<void> {
  const now = clock.now()
  for (const { tenantId } of await database.withPlatform(tx => listTenants(tx, now))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    const before = lastDigestAt(now, tenant.timeZone)
    let people = peopleAtOnce
    while (people === peopleAtOnce)
      people = await database.withTenant(tenantId, async tx => {
        const rows = await takeLines(tx, before, now, peopleAtOnce)
        for (const { name, email, lines } of rows)
          if (email !== null)
            await post(tx, digestMail(tenant.sender, { name, email, lines: readJson(lines) }))
        return rows.length
      })
  }
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await database.withPlatform(tx => removeOld(tx, before))
}

interface Digest {
  name: string
  email: string
  lines: readonly { title: string; link: string }[]
}

export const digestMail = (sender: Sender, { name, email, lines }: Digest): Mail => ({
  to: email,
  sender,
  reason: 'notifications.digest',
  subject: `${lines.length} kabar untuk Anda dari ${sender.name}`,
  greeting: `Halo ${name},`,
  paragraphs: [
    'Ini yang terjadi sejak ringkasan terakhir:',
    ...lines.slice(0, mostLines).map(({ title }) => `• ${title}`),
    ...(lines.length > mostLines ? [`dan ${lines.length - mostLines} kabar lain.`] : []),
  ],
  action: { label: 'Buka pemberitahuan', url: `${sender.origin}${routes.Pemberitahuan}` },
  note: `Ringkasan ini sesuai pilihan Anda. Mengubahnya: ${sender.origin}${routes['Pemberitahuan-Pengaturan']}`,
  fields: { nama: name, jumlah: String(lines.length) },
})
