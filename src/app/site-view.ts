import type { Tenant } from '../features/site/site.ts'
import type { Clock } from '../platform/clock.ts'
import { type Config, originOf } from '../platform/config.ts'
import type { TenantContext } from '../platform/http/endpoint.ts'
import { layoutNameOf } from '../shared/layout-names.ts'
import type { Site } from '../ui/parts.tsx'

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

/** What a call or a page's load may know of the tenant whose host was asked. */
export function tenantContext(tenant: Tenant, config: Config): TenantContext {
  const { id, slug, timeZone } = tenant
  return {
    id,
    slug,
    timeZone,
    pictureBase: pictureBase(config, tenant),
    mediaBase: `${filesOrigin(config)}/${slug}/media/`,
  }
}
