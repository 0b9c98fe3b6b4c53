import { randomInt } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { hashToken, isSame, randomToken } from '../../../platform/secrets/tokens.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { type AppItem, type CreatedApp, mostApps } from './app-credentials.contract.ts'
import {
  findSecretHash,
  insertCredential,
  listCredentials,
  revokeCredential,
} from './app-credentials.store.ts'

interface Work {
  tx: Tx
  clock: Clock
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Outside apps of this tenant that may ask for AppTokens, the newest first. */
export async function listApps({ tx, tenant }: InTenant): Promise<AppItem[]> {
  const rows = await listCredentials(tx)
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name,
    createdText: mediumDate(createdAt, tenant.timeZone),
  }))
}

/** 409 beyond twenty. The answer holds the secret, which nobody can show again. */
export async function addApp(context: CallContext, name: string): Promise<CreatedApp> {
  const { tx, clock, tenant } = context
  if ((await listCredentials(tx)).length >= mostApps)
    throw conflict(`Satu situs memiliki paling banyak ${mostApps} aplikasi. Cabut yang tidak dipakai lagi.`)
  const { id, secret } = await createAppCredential({ tx, clock }, name)
  await record(context, { action: 'app.created', object: objectOf({ id, name }), after: { name, id } })
  return { id, name, secret, createdText: mediumDate(clock.now(), tenant.timeZone) }
}

/** Tokens it got before last until their 23 hours are over. */
export async function removeApp(context: CallContext, id: string): Promise<void> {
  const { tx, clock } = context
  const found = (await listCredentials(tx)).find(app => app.id === id)
  if (!found) throw notFound('Aplikasi')
  await revokeCredential(tx, id, clock.now())
  await record(context, { action: 'app.revoked', object: objectOf(found), before: { name: found.name, id } })
}

const objectOf = ({ id, name }: { id: string; name: string }) => ({ type: 'app', id, name })

/** Credentials for an outside app of this tenant; the database keeps the secret's hash. */
export async function createAppCredential(
  { tx, clock }: Work,
  name: string,
): Promise<{ id: string; secret: string }> {
  const id = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
  const secret = randomToken()
  await insertCredential(tx, { appId: id, secretHash: hashToken(secret), name, now: clock.now() })
  return { id, secret }
}

/** An unknown app costs the same time as a wrong secret. */
export async function isAppCredential(
  tx: Tx,
  { id, secret }: { id: string; secret: string },
): Promise<boolean> {
  const hash = await findSecretHash(tx, id)
  return isSame(hash ?? hashToken(id), hashToken(secret)) && hash !== undefined
}
