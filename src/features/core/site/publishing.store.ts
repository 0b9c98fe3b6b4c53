import { sql } from 'kysely'
import { notifyPurge, notifyTenant } from '../../../platform/db/channels.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { SettingState, StoredVersion } from './publishing.contract.ts'
import type { StoredImage } from './site.contract.ts'

/** The row of a tenant nobody has set up yet is made first, so that there is one to lock. */
export async function lockSetting(tx: Tx, title: string) {
  await tx.db
    .insertInto('site_settings')
    .values({ title })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return tx.db.selectFrom('site_settings').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export const readSetting = (tx: Tx) => tx.db.selectFrom('site_settings').selectAll().executeTakeFirst()

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

export async function writeSetting(tx: Tx, state: SettingState, version: number, now: Date): Promise<void> {
  await tx.db
    .updateTable('site_settings')
    .set({
      version,
      title: state.title,
      tagline: state.tagline,
      logo_dark: json(state.logoDark),
      logo_light: json(state.logoLight),
      favicon: json(state.favicon),
      layout: state.layout,
      is_maintenance: state.isMaintenance,
      css: JSON.stringify(state.css),
      meta: JSON.stringify(state.meta),
      updated_at: now,
    })
    .execute()
}

export const readValues = (tx: Tx) =>
  tx.db.selectFrom('site_setting_values').select(['key', 'value', 'version']).orderBy('key').execute()

/** null takes the key away */
export async function writeValue(tx: Tx, key: string, value: unknown, now: Date): Promise<number> {
  if (value === null) {
    await tx.db.deleteFrom('site_setting_values').where('key', '=', key).execute()
    return 0
  }
  const text = JSON.stringify(value)
  const { version } = await tx.db
    .insertInto('site_setting_values')
    .values({ key, value: text, updated_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'key'])
        .doUpdateSet({ value: text, version: sql`site_setting_values.version + 1`, updated_at: now }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function hasVersion(tx: Tx, version: number): Promise<boolean> {
  const found = await tx.db
    .selectFrom('site_setting_versions')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst()
  return found !== undefined
}

interface NewVersion {
  version: number
  stored: StoredVersion
  publishedBy: number | null
  at: Date
}

export async function insertVersion(tx: Tx, { version, stored, publishedBy, at }: NewVersion): Promise<void> {
  await tx.db
    .insertInto('site_setting_versions')
    .values({ version, setting: JSON.stringify(stored), published_by: publishedBy, published_at: at })
    .execute()
}

/** the newest `kept` stay */
export async function forgetVersions(tx: Tx, newest: number, kept: number): Promise<void> {
  await tx.db
    .deleteFrom('site_setting_versions')
    .where('version', '<=', newest - kept)
    .execute()
}

export interface VersionRow {
  version: number
  setting: unknown
  publishedAt: Date
  publishedBy: string | null
}

const versions = statement<readonly []>(
  'site.versions',
  `select v.version, v.setting, v.published_at as "publishedAt", m.name as "publishedBy"
    from site_setting_versions v left join memberships m on m.tenant_id = v.tenant_id and m.id = v.published_by
    order by v.version desc`,
)

export const listVersions = (tx: Tx) => tx.rows<VersionRow, readonly []>(versions, [])

const oneVersion = statement<readonly [number]>(
  'site.version',
  `select v.version, v.setting, v.published_at as "publishedAt", m.name as "publishedBy"
    from site_setting_versions v left join memberships m on m.tenant_id = v.tenant_id and m.id = v.published_by
    where v.version = $1`,
)

export const findVersion = (tx: Tx, version: number) =>
  tx.find<VersionRow, readonly [number]>(oneVersion, [version])

/** Pictures among the site's own files, by key; those of people are theirs. */
export async function findPictures(tx: Tx, keys: readonly string[]): Promise<Map<string, StoredImage>> {
  if (keys.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('files')
    .select(['key', 'width', 'height'])
    .where('key', 'in', [...new Set(keys)])
    .where('mime', 'like', 'image/%')
    .where('membership_id', 'is', null)
    .execute()
  return new Map(
    rows.map(({ key, width, height }) => [key, { key, width: width ?? 0, height: height ?? 0, alt: '' }]),
  )
}

/** Every process reads the tenant anew and makes its pages again, when and only when this commits. */
export async function notifyChanged(tx: Tx, tenantId: number): Promise<void> {
  await notifyTenant(tx, tenantId)
  await notifyPurge(tx, tenantId, ['site'])
}
