import { sql } from 'kysely'
import { notifyPurge, notifyTenant } from '../../../platform/db/channels.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { SettingState } from './site-setting.contract.ts'

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
  tx.db
    .selectFrom('site_setting_values')
    .select(['key', 'value', 'version', 'updated_at'])
    .orderBy('key')
    .execute()

/** null takes the key away; `number`, where it is not the next of the key, is what its history says */
export async function writeValue(
  tx: Tx,
  key: string,
  value: unknown,
  { now, number }: { now: Date; number: number | undefined },
): Promise<number> {
  if (value === null) {
    await tx.db.deleteFrom('site_setting_values').where('key', '=', key).execute()
    return 0
  }
  const text = JSON.stringify(value)
  const { version } = await tx.db
    .insertInto('site_setting_values')
    .values({ key, value: text, version: number ?? 1, updated_at: now })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'key']).doUpdateSet({
        value: text,
        version: number ?? sql`site_setting_values.version + 1`,
        updated_at: now,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Every process reads the tenant anew and makes its pages again, when and only when this commits. */
export async function notifyChanged(tx: Tx, tenantId: number): Promise<void> {
  await notifyTenant(tx, tenantId)
  await notifyPurge(tx, tenantId, ['site'])
}

/** The settings a new tenant begins with, in its own wall: it is open. */
export async function insertSettings(tx: Tx, title: string): Promise<void> {
  await tx.db.insertInto('site_settings').values({ title, is_maintenance: false }).execute()
}

const chosen = statement(
  'site.chosen',
  `select exists (select from site_settings where logo_dark is not null or logo_light is not null) as "hasLogo!",
    exists (select from site_settings where css ? 'clr_primary') as "hasColours!"`,
)

/** Whether the tenant has published a logo and colours of its own. */
export const findChosen = (tx: Tx) => tx.find(chosen)
