import type { Tenant } from '../../features/core/site/site.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import { editedLettersOf } from '../../platform/mail/edited-letters.ts'
import { legible } from '../../shared/colour.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { Site } from '../../ui/parts.tsx'
import { canonicalHost } from '../http/hosts.ts'

/** What every page of a tenant shows of the tenant: the same object until a setting changes, or the year. */
export function createSiteViews(config: Config, clock: Clock): (tenant: Tenant) => Site {
  const known = new WeakMap<Tenant, Site>()
  return tenant => {
    const found = known.get(tenant)
    if (found?.year === clock.now().getFullYear()) return found
    const site = siteView(tenant, config, clock)
    known.set(tenant, site)
    return site
  }
}

export function siteView(tenant: Tenant, config: Config, clock: Clock): Site {
  return {
    tenant: tenant.slug,
    layout: layoutNameOf(tenant.layout),
    title: tenant.title,
    tagline: tenant.tagline,
    logoLight: tenant.logoLight,
    logoDark: tenant.logoDark,
    filesOrigin: filesOrigin(config),
    nav: tenant.navigation,
    footer: tenant.footer,
    year: clock.now().getFullYear(),
  }
}

export const filesOrigin = (config: Config) => originOf(config, `berkas.${config.BASE_HOST}`)

/** The address of a tenant's pictures, 1280 px wide, to which a file's key is appended. */
export const pictureBase = (config: Config, tenant: { slug: string }) =>
  `${filesOrigin(config)}/${tenant.slug}/w_1280,f_webp/`

export interface TenantContexts {
  /** the tenant as rooms see it, worked out once per setting: one that changes becomes a new object */
  contextOf(tenant: Tenant): TenantContext
  /** the tenant that a context was made of, with what rooms do not see */
  tenantOf(context: TenantContext): Tenant
}

export function createTenantContexts(config: Config): TenantContexts {
  const contexts = new WeakMap<Tenant, TenantContext>()
  const tenants = new WeakMap<TenantContext, Tenant>()
  return {
    contextOf(tenant) {
      const known = contexts.get(tenant)
      if (known) return known
      const made = tenantContext(tenant, config)
      contexts.set(tenant, made)
      tenants.set(made, tenant)
      return made
    },
    tenantOf(context) {
      const tenant = tenants.get(context)
      if (!tenant) throw new Error('This context was not made here')
      return tenant
    },
  }
}

function tenantContext(tenant: Tenant, config: Config): TenantContext {
  const { id, slug, name, timeZone, title, tagline, layout, values } = tenant
  const origin = originOf(config, canonicalHost(tenant, config))
  return {
    id,
    slug,
    name,
    timeZone,
    title,
    tagline,
    description: tenant.meta.description,
    layout,
    origin,
    contact: tenant.footer.contact,
    sender: {
      tenantId: id,
      name: title,
      colour: legible(tenant.css.clr_primary, ['#ffffff'], 4.5, '#000000'),
      origin,
      sign: `${origin}/apple-touch-icon.png`,
      edited: editedLettersOf(values.letters),
    },
    values,
    pictureBase: pictureBase(config, tenant),
    mediaBase: `${filesOrigin(config)}/${slug}/media/`,
  }
}
