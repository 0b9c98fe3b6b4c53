import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile } from '../../../shared/failure.ts'
import { record } from '../audit/audit.ts'
import { addVersion, beginHistory } from '../publishing/publishing.ts'
import {
  type LookState,
  type SettingState,
  type StoredVersion,
  settingState,
} from './site-setting.contract.ts'
import { changedFields, pick, wordsOf } from './site-setting.rules.ts'
import * as store from './site-setting.store.ts'

/** where the setting's history stands: its look is what has a draft */
export const lookThing = { kind: 'look', id: 'site' } as const

/** What a change needs to know of who makes it. */
export type Publisher = Pick<CallContext, 'tx' | 'clock' | 'tenant' | 'partsOf' | 'viewer' | 'request'>

export interface Published {
  version: number
  state: SettingState
  at: Date
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
  return { version: row?.version ?? 1, state: stateOf(row, tenant.name), at: row?.updated_at ?? new Date(0) }
}

/** Writes the setting as a new version, if anything is different, and tells everybody. */
export async function publishSetting(
  publisher: Publisher,
  before: Published,
  state: SettingState,
  action: 'settings.changed' | 'appearance.restored',
): Promise<Published> {
  const changed = changedFields(before.state, state)
  if (changed.length === 0) return before
  const version = before.version + 1
  const { tx, clock } = publisher
  await store.writeSetting(tx, state, version, clock.now())
  await keepVersion(keeperOf(publisher), version, { scope: 'setting', setting: state, values: {}, changed })
  await record(publisher, {
    action,
    object: { type: 'settings', id: version, name: wordsOf(changed).join(', ').slice(0, 200) },
    before: pick(before.state, changed),
    after: pick(state, changed),
  })
  await store.notifyChanged(tx, publisher.tenant.id)
  return { version, state, at: clock.now() }
}

/** The setting, locked until the transaction ends; its history begins with what stood before the first change. */
export async function lock({ tx, tenant }: Locking): Promise<Published> {
  const row = await store.lockSetting(tx, tenant.name)
  const state = stateOf(row, tenant.name)
  const values = Object.fromEntries((await store.readValues(tx)).map(({ key, value }) => [key, value]))
  const stored: StoredVersion = { scope: 'all', setting: state, values, changed: [] }
  const before = { value: stored, number: row.version, at: row.updated_at }
  await beginHistory({ tx }, lookThing, lookThing.id, before)
  return { version: row.version, state, at: row.updated_at }
}

/** Who writes into the history; null: the house, by its clock. */
export type Keeper = Pick<Publisher, 'tx' | 'clock'> & { by: number | null }

export const keeperOf = ({ tx, clock, viewer }: Publisher): Keeper => ({
  tx,
  clock,
  by: viewer.member?.membershipId ?? null,
})

export type Locking = Pick<InTenant, 'tx'> & { tenant: { id: number; name: string } }

export async function keepVersion(hand: Keeper, version: number, stored: StoredVersion): Promise<void> {
  const { kind, id } = lookThing
  await addVersion(hand, kind, id, { number: version, stored, why: 'changed' })
}

/** Writes a look over whatever else the setting says, for every process to read; answers what the history keeps. */
export async function writeLook(
  { tx, clock, tenant }: Locking & Pick<InTenant, 'clock'>,
  look: LookState,
  version: number,
): Promise<StoredVersion> {
  const { state: before } = await lock({ tx, tenant })
  const setting = { ...before, ...look }
  await store.writeSetting(tx, setting, version, clock.now())
  await store.notifyChanged(tx, tenant.id)
  return { scope: 'setting', setting, values: {}, changed: changedFields(before, setting) }
}

/** The look of a site that nobody has written in yet: there is none before it to keep. */
export async function foundLook(
  { tx, clock, tenant }: Locking & Pick<InTenant, 'clock'>,
  look: LookState,
): Promise<void> {
  const state = stateOf(await store.lockSetting(tx, tenant.name), tenant.name)
  await store.writeSetting(tx, { ...state, ...look }, 1, clock.now())
}

export function assertVersion(expected: number | undefined, found: number): void {
  if (expected !== undefined && expected !== found) throw changedMeanwhile('Pengaturan')
}
