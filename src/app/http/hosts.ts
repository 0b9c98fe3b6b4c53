import type { KnownTenant } from '../../features/core/site/site.ts'
import type { Config } from '../../platform/config.ts'
import { productSlug } from '../../shared/product.ts'

/** Whom a Host header names. Only this chooses the tenant; every other claim must agree with it. */
export type Named =
  | { kind: 'tenant'; tenant: KnownTenant }
  | { kind: 'files' }
  | { kind: 'api' }
  | { kind: 'accounts' }
  | { kind: 'unknown' }

/** The directory of all tenants: what a host, an id or a slug leads to, without asking the database. */
export interface Hosts {
  /** `header` as it came, with port, in any letter case; `from` is the path of the page that is asked for or asks */
  resolve(header: string | undefined, from?: () => string): Named
  /** all there are */
  replace(tenants: readonly KnownTenant[]): void
  /** these of them anew; one that is not among `tenants` is gone */
  change(ids: readonly number[], tenants: readonly KnownTenant[]): void
  /** the active one of this id */
  byId(id: number): KnownTenant | undefined
  bySlug(slug: string): KnownTenant | undefined
  /** by the id of a domain of its own */
  byDomain(domainId: number): KnownTenant | undefined
  /** active or not */
  all(): IterableIterator<KnownTenant>
  readonly size: number
}

const unknown: Named = { kind: 'unknown' }
const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/
/** spellings of known hosts that are remembered, so that one need not be read again for each request */
const remembered = 2000
const longestRemembered = 300

/** lower case, without port and without one dot at the end; undefined when it is no host name */
export function normaliseHost(header: string): string | undefined {
  const host = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return hostPattern.test(host) && !host.includes('..') ? host : undefined
}

/** An address of this machine or its own network, as phones and colleagues beside it type it. */
const localAddress = /^(?:127(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2})$/
/** the tenant that shows the product, where there are demo tenants, and its variant for paths that begin so */
const demoSlug = 'demo'
const variantSlug = 'pesilat'
const belowVariant = new RegExp(`^/${variantSlug}(?:[/?]|$)`, 'i')

type NamedTenant = Extract<Named, { kind: 'tenant' }>

export function createHosts(config: Pick<Config, 'BASE_HOST' | 'hasLocalDemo'>): Hosts {
  const { BASE_HOST } = config
  const own = new Map<string, Named>([
    [`berkas.${BASE_HOST}`, { kind: 'files' }],
    [`api.${BASE_HOST}`, { kind: 'api' }],
    [accountsHost(config), { kind: 'accounts' }],
  ])
  const byId = new Map<number, NamedTenant>()
  const bySlug = new Map<string, NamedTenant>()
  /** of the tenants' own domains only: a place below the base host says its slug */
  const byHost = new Map<string, NamedTenant>()
  const byDomain = new Map<number, NamedTenant>()
  const memory = new Map<string, Named>()

  const active = (named: NamedTenant | undefined) => (named?.tenant.isActive ? named : undefined)

  function add(tenant: KnownTenant): void {
    const named: NamedTenant = { kind: 'tenant', tenant }
    byId.set(tenant.id, named)
    bySlug.set(tenant.slug, named)
    for (const { id, host } of tenant.domains) {
      byHost.set(host, named)
      byDomain.set(id, named)
    }
  }

  function remove(id: number): void {
    const tenant = byId.get(id)?.tenant
    if (!tenant) return
    byId.delete(id)
    // by now it may be another's
    if (bySlug.get(tenant.slug)?.tenant === tenant) bySlug.delete(tenant.slug)
    for (const domain of tenant.domains) {
      if (byHost.get(domain.host)?.tenant === tenant) byHost.delete(domain.host)
      if (byDomain.get(domain.id)?.tenant === tenant) byDomain.delete(domain.id)
    }
  }

  function named(host: string): Named | undefined {
    const special = own.get(host)
    if (special) return special
    if (host === BASE_HOST) return active(bySlug.get(productSlug))
    if (!host.endsWith(`.${BASE_HOST}`)) return active(byHost.get(host))
    const slug = host.slice(0, -BASE_HOST.length - 1)
    return slug === productSlug ? undefined : active(bySlug.get(slug))
  }

  /** specification section 7: on a local address the demo's host, below /pesilat its variant; no other path chooses a tenant */
  function localDemo(from: string): Named | undefined {
    const variant = belowVariant.test(from) ? active(bySlug.get(variantSlug)) : undefined
    return variant ?? active(bySlug.get(demoSlug))
  }

  function remember(header: string, found: Named): void {
    if (header.length > longestRemembered) return
    memory.set(header, found)
    if (memory.size <= remembered) return
    for (const oldest of memory.keys()) {
      memory.delete(oldest)
      break
    }
  }

  return {
    resolve(header, from = () => '') {
      if (header === undefined) return unknown
      const known = memory.get(header)
      if (known) return known
      const host = normaliseHost(header)
      if (host === undefined) return unknown
      const found = named(host)
      // what names nobody is not remembered: strangers may send any number of those
      if (found) remember(header, found)
      else if (config.hasLocalDemo && localAddress.test(host)) return localDemo(from()) ?? unknown
      return found ?? unknown
    },
    replace(tenants) {
      for (const map of [byId, bySlug, byHost, byDomain, memory]) map.clear()
      for (const tenant of tenants) add(tenant)
    },
    change(ids, tenants) {
      const changed = new Set(ids)
      for (const [header, found] of memory)
        if (found.kind === 'tenant' && changed.has(found.tenant.id)) memory.delete(header)
      for (const id of ids) remove(id)
      for (const tenant of tenants) add(tenant)
    },
    byId: id => active(byId.get(id))?.tenant,
    bySlug: slug => active(bySlug.get(slug))?.tenant,
    byDomain: id => active(byDomain.get(id))?.tenant,
    *all() {
      for (const { tenant } of byId.values()) yield tenant
    },
    get size() {
      return byId.size
    },
  }
}

/** Where people sign in, whatever tenant they come from. */
export const accountsHost = (config: Pick<Config, 'BASE_HOST'>) => `akun.${config.BASE_HOST}`

/** A tenant's place below the base host. */
export const ownHost = ({ slug }: Pick<KnownTenant, 'slug'>, { BASE_HOST }: Pick<Config, 'BASE_HOST'>) =>
  slug === productSlug ? BASE_HOST : `${slug}.${BASE_HOST}`

/** The host of a tenant's canonical addresses: its primary domain, else its place below the base host. */
export const canonicalHost = (
  tenant: { slug: string; primaryHost: string | undefined },
  config: Pick<Config, 'BASE_HOST'>,
): string => tenant.primaryHost ?? ownHost(tenant, config)
