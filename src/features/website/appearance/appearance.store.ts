import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { DraftChanges } from './appearance.contract.ts'

export interface DraftRow {
  setting: unknown
  baseVersion: number
  updatedAt: Date
  updatedBy: string | null
}

const draft = statement<readonly []>(
  'appearance.draft',
  `select d.setting, d.base_version as "baseVersion", d.updated_at as "updatedAt", m.name as "updatedBy"
    from site_setting_drafts d left join memberships m on m.tenant_id = d.tenant_id and m.id = d.updated_by`,
)

export const findDraft = (tx: Tx) => tx.find<DraftRow, readonly []>(draft, [])

const lock = statement<readonly []>(
  'appearance.lock',
  `select pg_advisory_xact_lock(hashtextextended('appearance ' || current_tenant(), 0))`,
)

/** Held until the transaction ends: two editors add to a draft one after the other. */
export async function lockDrafts(tx: Tx): Promise<void> {
  await tx.rows(lock, [])
}

interface NewDraft {
  changes: DraftChanges
  baseVersion: number
  updatedBy: number | null
  now: Date
}

export async function writeDraft(tx: Tx, { changes, baseVersion, updatedBy, now }: NewDraft): Promise<void> {
  const setting = JSON.stringify(changes)
  await tx.db
    .insertInto('site_setting_drafts')
    .values({ setting, base_version: baseVersion, updated_by: updatedBy, updated_at: now })
    .onConflict(conflict =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ setting, base_version: baseVersion, updated_by: updatedBy, updated_at: now }),
    )
    .execute()
}

export async function deleteDraft(tx: Tx): Promise<boolean> {
  const gone = await tx.db.deleteFrom('site_setting_drafts').returning('base_version').execute()
  return gone.length > 0
}

interface Chosen {
  hasLogo: boolean
  hasColours: boolean
}

const chosen = statement<readonly []>(
  'appearance.chosen',
  `select exists (select from site_settings where logo_dark is not null or logo_light is not null) as "hasLogo",
    exists (select from site_settings where css ? 'clr_primary') as "hasColours"`,
)

/** Whether the tenant has published a logo and colours of its own. */
export const findChosen = (tx: Tx) => tx.find<Chosen, readonly []>(chosen, [])
