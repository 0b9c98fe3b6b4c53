import { z } from 'zod'
import { grantOf } from '../../../platform/http/access.ts'
import { type CallContext, endpoint, type TenantContext } from '../../../platform/http/endpoint.ts'
import { notFound, TenantMismatch } from '../../../shared/failure.ts'
import { needsSecondFactor, permissions } from '../permissions/permissions.ts'
import { withAddresses } from './keyed-values.rules.ts'
import { settingParameter, settingsAnswer, tenantIdAnswer, tenantParameter } from './site.contract.ts'
import { changeField, changeSettings, changeValue, settingsOf, type Tenant, withState } from './site.ts'
import * as publishing from './site-setting.contract.ts'
import { isSettingKey } from './site-setting.contract.ts'

const tag = 'Pengaturan'

/**
 * Settings lie in memory, so these answer while the database is away. They say all of it, pictures and colours too, which
 * the tenant of a context leaves out.
 */
export interface SiteDeps {
  tenantOf(context: TenantContext): Tenant
}

interface Claimed {
  tenant: TenantContext
}

/** `{tenant}` in a path is a claim that must equal the host's tenant. */
function assertClaim({ tenant }: Claimed, claim: string): void {
  if (claim !== tenant.slug && claim !== String(tenant.id)) throw new TenantMismatch()
}

const mayChange = ({ viewer: { member } }: Pick<CallContext, 'viewer'>): boolean =>
  member !== undefined &&
  grantOf(permissions.changeSettings, member) !== 'none' &&
  !needsSecondFactor(permissions.changeSettings, member)

export function siteApi(services: SiteDeps) {
  const { tenantOf } = services
  const claimed = (context: Claimed, claim: string): Tenant => {
    assertClaim(context, claim)
    return tenantOf(context.tenant)
  }
  const settings = {
    tag,
    access: permissions.readPublic,
    isAlwaysOpen: true,
    message: 'Berhasil mengambil pengaturan',
    data: settingsAnswer,
    method: 'GET',
  } as const
  return [
    endpoint(
      { ...settings, path: '/v0/cms/app/settings', summary: 'Pengaturan situs ini' },
      async ({ tenant }) => settingsOf(tenantOf(tenant), tenant.pictureBase),
    ),
    endpoint(
      {
        method: 'GET',
        path: '/{tenant}/cms/app/id',
        tag,
        summary: 'ID tenant (lmsId)',
        access: permissions.readPublic,
        isAlwaysOpen: true,
        message: 'Berhasil mengambil ID',
        parameters: tenantParameter,
        data: tenantIdAnswer,
      },
      async (context, { parameters }) => {
        assertClaim(context, parameters.tenant)
        return { id: context.tenant.id, tenant: context.tenant.slug }
      },
    ),
    endpoint(
      {
        ...settings,
        path: '/{tenant}/cms/app/settings',
        summary: 'Pengaturan tenant',
        parameters: tenantParameter,
      },
      async (context, { parameters }) =>
        settingsOf(claimed(context, parameters.tenant), context.tenant.pictureBase),
    ),
    endpoint(
      {
        method: 'GET',
        path: '/{tenant}/cms/app/setting/{key}',
        tag,
        summary: 'Satu pengaturan menurut kunci',
        access: permissions.readPublic,
        isAlwaysOpen: true,
        message: 'Berhasil mengambil pengaturan',
        parameters: settingParameter,
        data: z.unknown(),
      },
      async (context, { parameters }) => {
        const tenant = claimed(context, parameters.tenant)
        const isHeld = context.partsOf('heldSettings').some(keys => keys.includes(parameters.key))
        if (isHeld && !mayChange(context)) throw notFound('Pengaturan')
        const settings: Record<string, unknown> = {
          ...tenant.values,
          ...settingsOf(tenant, context.tenant.pictureBase),
        }
        if (!Object.hasOwn(settings, parameters.key)) throw notFound('Pengaturan')
        return withAddresses(settings[parameters.key], context.tenant.pictureBase)
      },
    ),
    endpoint(
      {
        method: 'PUT',
        path: '/{tenant}/cms/app/settings',
        tag,
        summary: 'Ubah pengaturan tenant; isian yang tidak disebut tetap',
        access: permissions.changeSettings,
        isAlwaysOpen: true,
        message: 'Pengaturan tersimpan',
        parameters: tenantParameter,
        body: publishing.settingsChange,
        data: publishing.changedSettings,
      },
      async (context, { parameters, body }) => {
        const tenant = claimed(context, parameters.tenant)
        const { version, state } = await changeSettings(context, body)
        return { ...settingsOf(withState(tenant, state), context.tenant.pictureBase), version }
      },
    ),
    endpoint(
      {
        method: 'PUT',
        path: '/{tenant}/cms/app/setting/{key}',
        tag,
        summary: 'Simpan satu pengaturan menurut kunci, juga title, layout, css, …; nilai null menghapusnya',
        access: permissions.changeSettings,
        isAlwaysOpen: true,
        message: 'Pengaturan tersimpan',
        parameters: publishing.keyParameter,
        body: publishing.valueChange,
        data: publishing.changedValue,
      },
      async (context, { parameters, body }) => {
        const tenant = claimed(context, parameters.tenant)
        const { pictureBase } = context.tenant
        const { key } = parameters
        if (!isSettingKey(key)) {
          const changed = await changeValue(context, key, body)
          return { ...changed, value: withAddresses(changed.value, pictureBase) }
        }
        const { version, state } = await changeField(context, key, body)
        return { key, value: settingsOf(withState(tenant, state), pictureBase)[key], version }
      },
    ),
  ]
}
