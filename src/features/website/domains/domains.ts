import { type Config, originOf } from '../../../platform/config.ts'
import { notifyTenant } from '../../../platform/db/channels.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { itemOf, objectOf } from './domain-items.ts'
import type { DomainItem, DomainList } from './domains.contract.ts'
import { baseHost, mostDomains } from './domains.rules.ts'
import * as store from './domains.store.ts'

export { checkDomain, type DomainDeps, recheckDomains } from './domain-checks.ts'
export { baseHost } from './domains.rules.ts'
export { releaseDomains } from './domains.store.ts'

type Where = Pick<InTenant, 'tx' | 'tenant'>

/** How this installation is reached: the host below which tenants live, and the origin of any host. */
export interface Reach {
  baseHost: string
  originOf(host: string): string
}

export const reachOf = (config: Config): Reach => ({
  baseHost: config.BASE_HOST,
  originOf: host => originOf(config, host),
})

export async function listDomains({ tx, tenant }: Where, reach: Reach): Promise<DomainList> {
  const rows = await store.listDomains(tx)
  const base = baseHost({ BASE_HOST: reach.baseHost }, tenant.slug)
  const primary = rows.find(row => row.isPrimary)?.host
  return {
    items: rows.map(row => itemOf(row, base, tenant.timeZone)),
    base,
    canonical: reach.originOf(primary ?? base),
  }
}

const tooMany = () => conflict(`Satu situs memiliki paling banyak ${mostDomains} domain`)

export async function addDomain(context: CallContext, config: Config, host: string): Promise<DomainItem> {
  const { tx, tenant } = context
  if (isOwnName(config, host))
    throw invalidField('host', `Alamat di bawah ${config.BASE_HOST} diatur oleh platform`)
  const known = await store.listDomains(tx)
  if (known.some(row => row.host === host)) throw invalidField('host', 'Domain ini sudah ada di daftar Anda')
  if (known.length >= mostDomains) throw tooMany()
  const row = await store.insertDomain(tx, host)
  await record(context, { action: 'domain.added', object: objectOf(row) })
  return itemOf(row, baseHost(config, tenant.slug), tenant.timeZone)
}

const isOwnName = ({ BASE_HOST }: Config, host: string) =>
  host === BASE_HOST || host.endsWith(`.${BASE_HOST}`)

/** A proxy before us hides where the name leads; whoever owns it may say so. */
export async function activateDomain(context: CallContext, id: number): Promise<void> {
  const { tx, tenant, clock } = context
  const row = await store.lockDomain(tx, id)
  if (!row) throw notFound('Domain')
  if (row.state === 'active') return
  if (row.state !== 'verified') throw conflict('Domain ini belum terverifikasi')
  await store.saveCheck(tx, id, { state: 'active', now: clock.now(), error: row.lastError })
  await record(context, {
    action: 'domain.activated',
    object: objectOf(row),
    before: { state: row.state },
    after: { state: 'active' },
  })
  await notifyTenant(tx, tenant.id)
}

export async function choosePrimary(context: CallContext, id: number): Promise<void> {
  const { tx, tenant } = context
  const row = await store.lockDomain(tx, id)
  if (!row) throw notFound('Domain')
  if (row.state !== 'active') throw conflict('Hanya domain yang aktif dapat dijadikan domain utama')
  if (row.isPrimary) return
  const before = (await store.listDomains(tx)).find(one => one.isPrimary)
  await store.makePrimary(tx, id)
  await record(context, {
    action: 'domain.made_primary',
    object: objectOf(row),
    before: { host: before?.host ?? null },
    after: { host: row.host },
  })
  await notifyTenant(tx, tenant.id)
}

/** Links lead to the address that is always there again. */
export async function clearPrimary(context: CallContext): Promise<void> {
  const { tx, tenant } = context
  const before = (await store.listDomains(tx)).find(one => one.isPrimary)
  if (!before) return
  await store.clearPrimary(tx)
  await record(context, {
    action: 'domain.made_primary',
    object: objectOf(before),
    before: { host: before.host },
    after: { host: null },
  })
  await notifyTenant(tx, tenant.id)
}

/** Answers by which number it is taken back. */
export async function removeDomain(context: CallContext, id: number): Promise<Removed> {
  const { tx, tenant } = context
  const row = await store.lockDomain(tx, id)
  if (!row) throw notFound('Domain')
  const removed = await keepRemoved(context, {
    kind: 'domain',
    id,
    name: row.host,
    from: 'platform.tenant_domains',
  })
  await store.deleteDomain(tx, id)
  await record(context, {
    action: 'domain.removed',
    object: objectOf(row),
    before: { host: row.host, state: row.state },
  })
  await notifyTenant(tx, tenant.id)
  return removed
}

export const domainUndoing: Undoing = {
  kind: 'domain',
  access: permissions.manageDomains,
  async restored({ tx, tenant }) {
    if ((await store.listDomains(tx)).length > mostDomains) throw tooMany()
    await notifyTenant(tx, tenant.id)
    return undefined
  },
}
