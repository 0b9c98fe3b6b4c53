import type { CallContext } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { removeRemark } from './hand-in-lists.store.ts'

/** Words kept for marking are their writer's own. Answers by which number they are taken back. */
export async function dropRemark(context: CallContext, id: number): Promise<Removed> {
  const { tx, viewer } = context
  // whoever has none of this number is refused below, and nothing of this stands
  const kept = await keepRemoved(context, { kind: 'remark', id, name: 'Komentar', from: 'marking_remarks' })
  if (!(await removeRemark(tx, memberOf(viewer).membershipId, id))) throw notFound('Komentar')
  return kept
}

export const remarkUndoing: Undoing = { kind: 'remark', access: permissions.grade }
