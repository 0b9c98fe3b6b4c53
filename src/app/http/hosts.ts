import type { Tenant } from '../../features/core/site/site.ts'
import type { Config } from '../../platform/config.ts'
import { productSlug } from '../../shared/product.ts'

/** Whom a Host header names. Only this chooses the tenant; every other claim must agree with it. */
export type Target =
  | { kind: 'tenant'; tenant: Tenant }
  | { kind: 'files' }
  | { kind: 'api' }
  | { kind: 'accounts' }
  | { kind: 'unknown' }

export interface Hosts {
  /** `header` as it came, with port, in any letter case; `from` is the path of the page that is asked for or asks */
  resolve(header: string | undefined, from?: () => string): Target
  replace(tenants: Tenant[]): void
  tenantById(id: number): Tenant | undefined
  tenantBySlug(slug: string): Tenant | undefined
  all(): readonly Tenant[]
}

const unknown: Target = { kind: 'unknown' }
const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/
/** header spellings remembered; strangers may send any number of them */
const remembered = 2000

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

export function createHosts(config: Pick<Config, 'BASE_HOST' | 'hasLocalDemo'>): Hosts {
  let tenants: Tenant[] = []
  let byHost = new Map<string, Target>()
  let memory = new Map<string, Target>()
  /** specification section 7: on a local address the demo's host, below /pesilat its variant; no other path chooses a tenant */
  function localDemo(from: string): Target | undefined {
    const target = belowVariant.test(from) ? byHost.get(`${variantSlug}.${config.BASE_HOST}`) : undefined
    return target ?? byHost.get(`${demoSlug}.${config.BASE_HOST}`)
  }

  return {
    resolve(header, from = () => '') {
      if (header === undefined) return unknown
      const known = memory.get(header)
      if (known) return known
      const host = normaliseHost(header)
      const named = host === undefined ? undefined : byHost.get(host)
      if (!named && host !== undefined && config.hasLocalDemo && localAddress.test(host))
        return localDemo(from()) ?? unknown
      const target = named ?? unknown
      if (memory.size >= remembered) memory.clear()
      if (header.length <= 300) memory.set(header, target)
      return target
    },
    replace(next) {
      tenants = next
      memory = new Map()
      byHost = new Map()
      for (const tenant of next) {
        if (!tenant.isActive) continue
        const target: Target = { kind: 'tenant', tenant }
        byHost.set(ownHost(tenant, config), target)
        for (const host of tenant.hosts) byHost.set(host, target)
      }
      byHost.set(`berkas.${config.BASE_HOST}`, { kind: 'files' })
      byHost.set(`api.${config.BASE_HOST}`, { kind: 'api' })
      byHost.set(accountsHost(config), { kind: 'accounts' })
    },
    tenantById: id => tenants.find(tenant => tenant.id === id && tenant.isActive),
    tenantBySlug: slug => tenants.find(tenant => tenant.slug === slug && tenant.isActive),
    all: () => tenants,
  }
}

/** Where people sign in, whatever tenant they come from. */
export const accountsHost = (config: Pick<Config, 'BASE_HOST'>) => `akun.${config.BASE_HOST}`

/** A tenant's place below the base host. */
export const ownHost = ({ slug }: Pick<Tenant, 'slug'>, { BASE_HOST }: Pick<Config, 'BASE_HOST'>) =>
  slug === productSlug ? BASE_HOST : `${slug}.${BASE_HOST}`

/** The host of a tenant's canonical addresses: its primary domain, else its place below the base host. */
export const canonicalHost = (tenant: Tenant, config: Pick<Config, 'BASE_HOST'>): string =>
  tenant.primaryHost ?? ownHost(tenant, config)
