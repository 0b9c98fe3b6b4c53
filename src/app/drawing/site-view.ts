import type { Tenant } from '../../features/core/site/site.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import { legible } from '../../shared/colour.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { Site } from '../../ui/parts.tsx'
import { canonicalHost } from '../http/hosts.ts'

/** What every page of a tenant shows of the tenant. */
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

/** The tenant as rooms see it, worked out once per setting: the host map hands out new Tenant objects when one changes. */
export function createTenantContexts(config: Config): (tenant: Tenant) => TenantContext {
  const known = new WeakMap<Tenant, TenantContext>()
  return tenant => {
    const found = known.get(tenant) ?? tenantContext(tenant, config)
    known.set(tenant, found)
    return found
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
    },
    values,
    pictureBase: pictureBase(config, tenant),
    mediaBase: `${filesOrigin(config)}/${slug}/media/`,
  }
}
