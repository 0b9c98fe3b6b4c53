import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import type { WithholdingSettingsBody, WithholdingSettingsView } from './withholding.contract.ts'
import { type Rules, usualRules } from './withholding.rules.ts'
import { findWithholdingSettings, putWithholdingSettings } from './withholding.store.ts'

/** Whether tax is withheld here, and by which rules: the law's until the tenant writes its own. */
export async function withholdingSettingsOf(tx: Tx): Promise<WithholdingSettingsView> {
  const row = await findWithholdingSettings(tx)
  if (!row) return { version: 0, isOn: false, rules: usualRules }
  // what was saved, and only by saveWithholdingSettings
  return { version: row.version, isOn: row.isOn, rules: row.rules as Rules }
}

/** Saves all of it. What was asked for before keeps the tax it was told. */
export async function saveWithholdingSettings(
  context: CallContext,
  { version, isOn, rules }: WithholdingSettingsBody,
): Promise<WithholdingSettingsView> {
  const { tx, tenant, clock } = context
  const before = await withholdingSettingsOf(tx)
  if (!(await putWithholdingSettings(tx, { isOn, rules, version, at: clock.now() })))
    throw changedMeanwhile('Pengaturan PPh')
  await record(context, {
    action: 'withholding_settings.changed',
    object: { type: 'withholding_settings', id: tenant.id, name: 'Pengaturan PPh' },
    before: { isOn: before.isOn, rules: JSON.stringify(before.rules) },
    after: { isOn, rules: JSON.stringify(rules) },
  })
  return withholdingSettingsOf(tx)
}
