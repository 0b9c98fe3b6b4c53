import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { notifyTenant } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { isDuplicate } from '../../../platform/db/violations.ts'
import { type Dns, Unanswered } from '../../../platform/dns.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { type Deed, record, recordBySystem } from '../../core/audit/audit.ts'
import { itemOf, objectOf } from './domain-items.ts'
import type { DomainItem } from './domains.contract.ts'
import { baseHost, type Findings, isApex, problemOf, stateAfter, txtName } from './domains.rules.ts'
import * as store from './domains.store.ts'

/** What domains need of the house. */
export interface DomainDeps {
  config: Config
  database: Database
  clock: Clock
  dns: Dns
  log: Log
}

/** Asks the name servers, outside of any transaction, and keeps what they said. */
export async function checkDomain(
  context: OpenContext,
  { config, database, dns, clock }: DomainDeps,
  id: number,
): Promise<DomainItem> {
  const { tenant } = context
  const target = baseHost(config, tenant.slug)
  const row = await database.withTenant(tenant.id, tx => store.lockDomain(tx, id))
  if (!row) throw notFound('Domain')
  const findings = await look(dns, row, target)
  if (!findings) throw conflict('Server DNS tidak menjawab. Coba lagi beberapa menit lagi.')
  await orTaken({ database, clock }, tenant.id, id, async tx => {
    const now = await store.lockDomain(tx, id)
    if (!now) throw notFound('Domain')
    const note: Note = deed => record({ ...context, tx }, deed)
    await keep({ tx, tenantId: tenant.id, clock, note }, now, findings, target)
  })
  return database.withTenant(tenant.id, async tx => {
    const kept = await store.lockDomain(tx, id)
    if (!kept) throw notFound('Domain')
    return itemOf(kept, target, tenant.timeZone)
  })
}

/** undefined: nobody answered, so nothing is known. */
async function look(dns: Dns, row: store.DomainRow, target: string): Promise<Findings | undefined> {
  try {
    const texts = await dns.texts(txtName(row.host))
    const isOurs = texts.some(text => text.trim() === row.verifyToken)
    return { isOurs, isPointed: isOurs && (await leadsHere(dns, row.host, target)) }
  } catch (error) {
    if (error instanceof Unanswered) return undefined
    throw error
  }
}

/** By a CNAME, or by the same addresses: an alias at the top of a name looks like those. */
async function leadsHere(dns: Dns, host: string, target: string): Promise<boolean> {
  if (!isApex(host) && (await dns.aliases(host)).includes(target)) return true
  const ours = await dns.addresses(target)
  if (ours.length === 0) return false
  const theirs = await dns.addresses(host)
  return theirs.some(address => ours.includes(address))
}

/** Keeps what was found; where another tenant has shown before that the name is theirs, that, and not whose it is. */
async function orTaken(
  { database, clock }: Pick<DomainDeps, 'database' | 'clock'>,
  tenantId: number,
  id: number,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await database.withTenant(tenantId, work)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const words = 'Domain ini sedang dipakai situs lain. Hubungi kami bila domain ini milik Anda.'
    await database.withTenant(tenantId, async tx => {
      const row = await store.lockDomain(tx, id)
      if (row) await store.saveCheck(tx, id, { state: row.state, now: clock.now(), error: words })
    })
  }
}

/** what is written down, by whoever looked */
type Note = (deed: Deed) => Promise<void>

async function keep(
  { tx, tenantId, clock, note }: { tx: Tx; tenantId: number; clock: Clock; note: Note },
  row: store.DomainRow,
  findings: Findings,
  target: string,
): Promise<void> {
  const state = stateAfter(row.state, findings)
  const error = problemOf(findings, { txtName: txtName(row.host), target })
  await store.saveCheck(tx, row.id, { state, now: clock.now(), error })
  if (state === row.state) return
  const action = { active: 'domain.activated', failed: 'domain.failed' } as const
  await note({
    action: state === 'active' || state === 'failed' ? action[state] : 'domain.checked',
    object: objectOf(row),
    before: { state: row.state },
    after: { state },
  })
  await notifyTenant(tx, tenantId)
}

const day = 86_400_000

/** Looks again at every domain not looked at for a day, one after the other. Nobody answering changes nothing. */
export async function recheckDomains({ database, clock, dns, log, config }: DomainDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - day)
  const waiting = await database.withPlatform(tx => store.listDue(tx, before))
  let looked = 0
  for (const { id, tenantId, slug } of waiting) {
    const row = await database.withTenant(tenantId, tx => store.lockDomain(tx, id))
    if (!row) continue
    const target = baseHost(config, slug)
    const findings = await look(dns, row, target)
    if (!findings) {
      log.warn({ host: row.host }, 'the name servers did not answer')
      continue
    }
    await orTaken({ database, clock }, tenantId, id, async tx => {
      const now = await store.lockDomain(tx, id)
      const note: Note = deed => recordBySystem({ tx, clock }, deed)
      if (now) await keep({ tx, tenantId, clock, note }, now, findings, target)
    })
    looked += 1
  }
  return looked
}
