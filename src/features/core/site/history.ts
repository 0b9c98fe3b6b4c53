import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { changeValue } from './keyed-values.ts'
import { lock, type Published, type Publisher, publishSetting } from './publication.ts'
import { type SettingState, storedVersion } from './publishing.contract.ts'
import { wordsOf } from './publishing.rules.ts'
import * as store from './publishing.store.ts'

/** Brings back what a version published. The site stays open or closed as it is: that is about today, not the look. */
export async function restoreVersion(publisher: Publisher, version: number): Promise<Published> {
  const row = await store.findVersion(publisher.tx, version)
  if (!row) throw notFound('Versi')
  const { scope, setting, values } = storedVersion.parse(row.setting)
  let now = await lock(publisher)
  if (scope !== 'values') {
    const state = { ...setting, isMaintenance: now.state.isMaintenance }
    now = await publishSetting(publisher, now, state, 'appearance.restored')
  }
  if (scope === 'setting') return now
  for (const [key, value] of Object.entries(values)) await changeValue(publisher, key, { value })
  return lock(publisher)
}

export interface SettingVersion {
  version: number
  publishedAt: Date
  publishedBy: string | null
  summary: string[]
  setting: SettingState
}

/** What was published, the newest first. */
export async function listVersions({ tx }: Pick<InTenant, 'tx'>): Promise<SettingVersion[]> {
  const rows = await store.listVersions(tx)
  return rows.map(({ setting, ...row }) => {
    const stored = storedVersion.parse(setting)
    return { ...row, setting: stored.setting, summary: wordsOf(stored.changed) }
  })
}
