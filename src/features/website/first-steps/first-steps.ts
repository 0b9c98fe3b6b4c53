import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import type { Institution } from '../../../shared/institutions.ts'
import { record } from '../../core/audit/audit.ts'
import { type Start, type StartChange, start } from './first-steps.contract.ts'
import * as store from './first-steps.store.ts'

const beginning: Start = { institution: null, step: 'institution', isEnded: false }

/** How far the site is; undefined where it never began with these steps. */
export async function findStart({ tx }: Pick<InTenant, 'tx'>): Promise<Start | undefined> {
  const row = await store.findStart(tx)
  return row && start.parse({ ...row, isEnded: row.endedAt !== null })
}

/** The same; of a site that never began with them, the first one. */
export const getStart = async (context: Pick<InTenant, 'tx'>): Promise<Start> =>
  (await findStart(context)) ?? beginning

/** A new site begins with its first steps: its admin is led there. */
export const beginStart = (tx: Tx, { institution, at }: { institution: Institution; at: Date }) =>
  store.putStart(tx, { institution, step: 'institution', endedAt: null, at })

/** What was chosen, or how far one is: kept for every device. */
export async function changeStart(context: CallContext, change: StartChange): Promise<Start> {
  const { tx, clock, tenant } = context
  const before = await getStart(context)
  const next: Start = {
    institution: change.institution ?? before.institution,
    step: change.step ?? before.step,
    isEnded: change.isEnded ?? before.isEnded,
  }
  const at = clock.now()
  await store.putStart(tx, { ...next, endedAt: next.isEnded ? at : null, at })
  if (next.institution !== before.institution)
    await record(context, {
      action: 'first_steps.institution',
      object: { type: 'first_steps', id: tenant.id, name: tenant.title },
      before: { institution: before.institution },
      after: { institution: next.institution },
    })
  return next
}
