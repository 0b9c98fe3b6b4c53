import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict } from '../../../shared/failure.ts'
import { record } from '../audit/audit.ts'
import { type SettingState, type StoredVersion, settingState } from './publishing.contract.ts'
import { changedFields, pick, wordsOf } from './publishing.rules.ts'
import * as store from './publishing.store.ts'

/** publications that can be brought back */
const versionsKept = 50

/** What a change needs to know of who makes it. */
export type Publisher = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'partsOf' | 'viewer' | 'request'>

export interface Published {
  version: number
  state: SettingState
}

type SettingRow = Awaited<ReturnType<typeof store.lockSetting>>

const stateOf = (row: SettingRow | undefined, tenantName: string): SettingState =>
  settingState.parse({
    title: row?.title ?? tenantName,
    tagline: row?.tagline ?? '',
    logoDark: row?.logo_dark ?? null,
    logoLight: row?.logo_light ?? null,
    favicon: row?.favicon ?? null,
    layout: row?.layout ?? 'default',
    /** counts as maintenance when missing: specification section 2 */
    isMaintenance: row?.is_maintenance ?? true,
    css: row?.css ?? {},
    meta: row?.meta ?? {},
  })

/** The setting in force, as the database has it now. */
export async function getPublished({
  tx,
  tenant,
}: Pick<InTenant, 'tx'> & { tenant: { name: string } }): Promise<Published> {
  const row = await store.readSetting(tx)
  return { version: row?.version ?? 1, state: stateOf(row, tenant.name) }
}

/** Writes the setting as a new version, if anything is different, and tells everybody. */
export async function publishSetting(
  publisher: Publisher,
  before: Published,
  state: SettingState,
  action: 'settings.changed' | 'appearance.published' | 'appearance.restored',
): Promise<Published> {
  const changed = changedFields(before.state, state)
  if (changed.length === 0) return before
  const version = before.version + 1
  const { tx, clock } = publisher
  await store.writeSetting(tx, state, version, clock.now())
  await keepVersion(publisher, version, { scope: 'setting', setting: state, values: {}, changed })
  await record(publisher, {
    action,
    object: { type: 'settings', id: version, name: wordsOf(changed).join(', ').slice(0, 200) },
    before: pick(before.state, changed),
    after: pick(state, changed),
  })
  await store.notifyChanged(tx, publisher.tenant.id)
  return { version, state }
}

/** The setting, locked until the transaction ends; its history begins with what stood before the first change. */
export async function lock(publisher: Publisher): Promise<Published> {
  const { tx, tenant } = publisher
  const row = await store.lockSetting(tx, tenant.name)
  const state = stateOf(row, tenant.name)
  if (!(await store.hasVersion(tx, row.version))) {
    const values = Object.fromEntries((await store.readValues(tx)).map(({ key, value }) => [key, value]))
    const stored: StoredVersion = { scope: 'all', setting: state, values, changed: [] }
    await store.insertVersion(tx, { version: row.version, stored, publishedBy: null, at: row.updated_at })
  }
  return { version: row.version, state }
}

export async function keepVersion(
  publisher: Publisher,
  version: number,
  stored: StoredVersion,
): Promise<void> {
  const { tx, clock, viewer } = publisher
  const publishedBy = viewer.member?.membershipId ?? null
  await store.insertVersion(tx, { version, stored, publishedBy, at: clock.now() })
  await store.forgetVersions(tx, version, versionsKept)
}

export function assertVersion(expected: number | undefined, found: number): void {
  if (expected !== undefined && expected !== found)
    throw conflict(`Pengaturan sudah diubah orang lain (versi ${found}). Muat ulang, lalu ubah lagi.`)
}
