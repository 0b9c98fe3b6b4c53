import { strToU8, zipSync } from 'fflate'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { type CallContext, Download, type OpenContext } from '../../../platform/http/endpoint.ts'
import { type PersonalRow, personalPartsOf } from '../../../platform/personal-part.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import type { Keys } from '../consents/consents.ts'
import { findPerson } from '../data-subjects/data-subjects.ts'
import type { CreatedExport } from './data-requests.contract.ts'
import { dueAfter, exportHolds } from './data-requests.rules.ts'
import { findOwn, insertRequest } from './data-requests.store.ts'
import { exportHtml } from './export-html.ts'

interface Deps {
  database: Pick<Database, 'withTenant' | 'withAccounts'>
  files: Pick<FileStore, 'read'>
  clock: Clock
  secrets: Keys
  partsOf: PartsOf
}

/** Article 32: the asking is a request like any other, done at once. */
export async function askExport(context: CallContext): Promise<CreatedExport> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId, name } = memberOf(viewer)
  const at = clock.now()
  const id = await insertRequest(tx, {
    membershipId,
    kind: 'access',
    message: '',
    at,
    dueAt: new Date(at.getTime() + dueAfter),
    done: 'Salinan data disiapkan untuk diunduh.',
  })
  await record(context, { action: 'privacy.export_made', object: { type: 'member', id: membershipId, name } })
  const expires = new Date(at.getTime() + exportHolds)
  return { id, href: `/v1/privacy/exports/${id}`, expiresText: momentText(expires, tenant.timeZone) }
}

/** Everything the tenant and the account service hold on whoever asks, made anew for every download. */
export async function fetchExport(
  { database, files, clock, secrets, partsOf }: Deps,
  { tenant, viewer }: OpenContext,
  id: number,
): Promise<Download> {
  const { membershipId, accountId } = memberOf(viewer)
  const site = tenant.title
  const personal = personalPartsOf(partsOf)
  const now = clock.now()
  const here = await database.withTenant(tenant.id, async tx => {
    const asked = await findOwn(tx, membershipId, id)
    const isHolding = asked?.kind === 'access' && now.getTime() - asked.askedAt.getTime() < exportHolds
    if (!isHolding) throw notFound('Salinan data')
    const person = await findPerson(tx, membershipId)
    if (!person) throw notFound('Akun')
    const { name, email } = person
    const copying = { tx, tenantId: tenant.id, secrets, membershipId, name, email }
    const held: PersonalRow[] = []
    const keys: string[] = []
    for (const part of personal.members) {
      held.push((await part.copy?.(copying)) ?? {})
      keys.push(...((await part.fileKeys?.(tx, membershipId)) ?? []))
    }
    return { held, keys }
  })
  const there = await database.withAccounts(async tx => {
    const held: PersonalRow[] = []
    for (const part of personal.accounts)
      held.push((await part.copy?.({ tx, accountId, tenantId: tenant.id })) ?? {})
    return held
  })
  const parts: PersonalRow = Object.assign({}, ...here.held, ...there)
  const made = momentText(now, tenant.timeZone)
  const title = `Data Anda di ${site}`
  const bytes: Record<string, Uint8Array> = {
    'data.json': strToU8(JSON.stringify({ site, madeAt: now.toISOString(), ...parts }, null, 2)),
    'data.html': strToU8(
      exportHtml(title, `Dibuat ${made}. Berkas yang Anda unggah ada di folder file.`, parts),
    ),
  }
  for (const key of here.keys) {
    const file = await files.read(tenant.slug, key)
    if (file) bytes[`file/${key}`] = file
  }
  const name = `data-${tenant.slug}-${dayIn(now, tenant.timeZone)}.zip`
  return new Download(name, 'application/zip', Buffer.from(zipSync(bytes, { level: 6 })))
}
