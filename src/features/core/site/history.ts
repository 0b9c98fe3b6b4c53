import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { findVersion, listVersions as listAll } from '../publishing/publishing.ts'
import { changeValue } from './keyed-values.ts'
import { lock, lookThing, type Published, type Publisher, publishSetting } from './publication.ts'
import { type SettingState, storedVersion } from './site-setting.contract.ts'
import { summaryOf } from './site-setting.rules.ts'

/** Brings back what a version published. The site stays open or closed as it is: that is about today, not the look. */
export async function restoreVersion(publisher: Publisher, version: number): Promise<Published> {
  const row = await findVersion(publisher.tx, lookThing.kind, lookThing.id, version)
  if (!row) throw notFound('Versi')
  const { scope, setting, values } = storedVersion.parse(row.value)
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

/** as many as one page of the history shows */
const shown = 50

/** What was published, the newest first. */
export async function listVersions({ tx }: Pick<InTenant, 'tx'>): Promise<SettingVersion[]> {
  const rows = await listAll(tx, lookThing.kind, lookThing.id, shown, 0)
  return rows.map(({ number, value, publishedAt, publishedBy }) => {
    const stored = storedVersion.parse(value)
    return { version: number, publishedAt, publishedBy, setting: stored.setting, summary: summaryOf(stored) }
  })
}
