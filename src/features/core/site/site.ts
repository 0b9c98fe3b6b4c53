import type { Tx } from '../../../platform/db/transaction.ts'
import {
  type CssSetting,
  cssSetting,
  footerSetting,
  imageSetting,
  type MetaSetting,
  metaSetting,
  navigationSetting,
  timeZones,
} from './site.contract.ts'
import { findTenant, type TenantRow } from './site.store.ts'
import type { LookState, SettingState } from './site-setting.contract.ts'

export { bringRedirects } from './brought-redirects.store.ts'
export { listVersions, restoreVersion } from './history.ts'
export {
  assertOwnPictures,
  bringValue,
  changeValue,
  foundValue,
  listValues,
  valueId,
} from './keyed-values.ts'
export {
  addRedirect,
  findRedirect,
  findRedirectById,
  leadRedirect,
  listRedirects,
  type RedirectRow,
  removeRedirect,
} from './old-addresses.store.ts'
export { foundLook, getPublished, lock, lookThing, type Publisher, writeLook } from './publication.ts'
export { valueKind } from './setting-draft.ts'
export { type SettingForm, type ShownSetting, shownSettings } from './setting-forms.ts'
export { type FontName, fontNames } from './site.contract.ts'
export { settingSql } from './site.search.ts'
export { findKnown, type KnownTenant, listKnown } from './site.store.ts'
export { findChosen, insertSettings } from './site-setting.store.ts'
export { changeField, changeSettings, resolvePictures } from './site-setting.ts'
export { type FontFile, themeCss } from './theme-css.ts'

/** A tenant with everything a page of it needs to know before it asks the database. Public facts only. */
export interface Tenant {
  id: number
  slug: string
  name: string
  /** false: nothing of it is served */
  isActive: boolean
  timeZone: string
  hosts: string[]
  /** its own active domains with their ids: each is a client of the account service */
  domains: { id: number; host: string }[]
  primaryHost: string | undefined
  title: string
  tagline: string
  logoLight: ReturnType<typeof imageSetting.parse>
  logoDark: ReturnType<typeof imageSetting.parse>
  favicon: ReturnType<typeof imageSetting.parse>
  layout: string
  isMaintenance: boolean
  css: CssSetting
  meta: MetaSetting
  navigation: ReturnType<typeof navigationSetting.parse>
  footer: ReturnType<typeof footerSetting.parse>
  /** further settings by key, as stored */
  values: Record<string, unknown>
}

/** A tenant with all its settings; undefined where there is none. Runs as the platform. */
export async function readTenant(tx: Tx, id: number): Promise<Tenant | undefined> {
  const row = await findTenant(tx, id)
  return row ? toTenant(row) : undefined
}

function toTenant(row: TenantRow): Tenant {
  const setting = row.setting
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    isActive: row.status === 'active',
    timeZone: timeZones.find(zone => zone === row.values.time_zone) ?? row.timeZone,
    hosts: row.hosts.map(({ host }) => host),
    domains: row.hosts.map(({ id, host }) => ({ id, host })),
    primaryHost: row.hosts.find(({ isPrimary }) => isPrimary)?.host,
    title: setting?.title ?? row.name,
    tagline: setting?.tagline ?? '',
    logoLight: imageSetting.parse(setting?.logo_light ?? undefined),
    logoDark: imageSetting.parse(setting?.logo_dark ?? undefined),
    favicon: imageSetting.parse(setting?.favicon ?? undefined),
    layout: setting?.layout ?? 'default',
    /** counts as maintenance when missing: specification section 2 */
    isMaintenance: setting?.is_maintenance ?? true,
    css: cssSetting.parse(setting?.css ?? {}),
    meta: metaSetting.parse(setting?.meta ?? {}),
    navigation: navigationSetting.parse(row.values.navigation),
    footer: footerSetting.parse(row.values.footer),
    values: row.values,
  }
}

/** The setting as the settings calls answer it; pictures as addresses. */
export function settingsOf(tenant: Tenant, pictureBase: string) {
  const address = (image: Tenant['logoDark']) => (image ? `${pictureBase}${image.key}` : '')
  return {
    title: tenant.title,
    tagline: tenant.tagline,
    logoDark: address(tenant.logoDark),
    logoLight: address(tenant.logoLight),
    logo_dark: address(tenant.logoDark),
    logo_light: address(tenant.logoLight),
    favicon: address(tenant.favicon),
    layout: tenant.layout,
    isMaintenance: tenant.isMaintenance,
    css: tenant.css,
    meta: tenant.meta,
  }
}

/** The tenant as it would be with another setting: as just written, or as a draft has it. */
export function withState(tenant: Tenant, state: LookState | SettingState): Tenant {
  const { logoDark, logoLight, favicon, ...rest } = state
  return {
    ...tenant,
    ...rest,
    logoDark: logoDark ?? undefined,
    logoLight: logoLight ?? undefined,
    favicon: favicon ?? undefined,
  }
}
