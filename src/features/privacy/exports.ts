import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { type CallContext, Download, type OpenContext } from '../../platform/http/endpoint.ts'
import { momentText } from '../../shared/dates.ts'
import { dayIn } from '../../shared/days.ts'
import { notFound } from '../../shared/failure.ts'
import { appointmentsOf } from '../appointments/appointments.ts'
import { record } from '../audit/audit.ts'
import { teamsHeldOf } from '../competitions/competitions.ts'
import { memberOf } from '../permissions/permissions.ts'
import type { Keys } from './consents.ts'
import { exportHtml } from './export-html.ts'
import { heldByAccounts, heldByTenant } from './exports.store.ts'
import { findPerson } from './people.store.ts'
import { dueAfter, exportHolds } from './privacy.rules.ts'
import type { ExportMade } from './requests.contract.ts'
import { findOwn, insertRequest } from './requests.store.ts'

interface Needs {
  database: Pick<Database, 'withTenant' | 'withAccounts'>
  files: Pick<FileStore, 'read'>
  clock: Clock
  secrets: Keys
}

/** Article 32: the asking is a request like any other, done at once. */
export async function askExport(context: CallContext): Promise<ExportMade> {
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

const filesShape = z.array(z.object({ key: z.string(), name: z.string() }))
const partsShape = z.record(z.string(), z.unknown())

/** Everything the tenant and the account service hold on whoever asks, made anew for every download. */
export async function fetchExport(
  { database, files, clock, secrets }: Needs,
  { tenant, viewer }: OpenContext,
  id: number,
  site: string,
): Promise<Download> {
  const { membershipId, accountId } = memberOf(viewer)
  const now = clock.now()
  const here = await database.withTenant(tenant.id, async tx => {
    const asked = await findOwn(tx, membershipId, id)
    const isHolding = asked?.kind === 'access' && now.getTime() - asked.askedAt.getTime() < exportHolds
    if (!isHolding) throw notFound('Salinan data')
    const teams = await teamsHeldOf(tx, secrets, tenant.id, membershipId)
    const email = (await findPerson(tx, membershipId))?.email
    const appointments: unknown = email ? JSON.parse(await appointmentsOf(tx, email)) : []
    return { held: await heldByTenant(tx, membershipId), more: { teams, appointments } }
  })
  const there = await database.withAccounts(tx => heldByAccounts(tx, accountId, tenant.id))
  const parts = {
    ...partsShape.parse({ ...partsShape.parse(JSON.parse(here.held)), ...here.more }),
    ...partsShape.parse(JSON.parse(there)),
  }
  const made = momentText(now, tenant.timeZone)
  const title = `Data Anda di ${site}`
  const bytes: Record<string, Uint8Array> = {
    'data.json': strToU8(JSON.stringify({ site, madeAt: now.toISOString(), ...parts }, null, 2)),
    'data.html': strToU8(
      exportHtml(title, `Dibuat ${made}. File yang Anda unggah ada di folder file.`, parts),
    ),
  }
  for (const { key } of filesShape.parse(parts.files)) {
    const file = await files.read(tenant.slug, key)
    if (file) bytes[`file/${key}`] = file
  }
  const name = `data-${tenant.slug}-${dayIn(now, tenant.timeZone)}.zip`
  return new Download(name, 'application/zip', Buffer.from(zipSync(bytes, { level: 6 })))
}
