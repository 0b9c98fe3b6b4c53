import type { CallContext } from '../../../platform/http/endpoint.ts'
import { invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import type { NewStaff, StaffMember } from './enrolments.contract.ts'
import { staffRoles } from './enrolments.rules.ts'
import { scopeOf } from './managed-scope.ts'
import * as store from './managing.store.ts'

/** Who looks after a class: what `own` means for teachers and mentors. */

const isRole = (role: string): role is keyof typeof staffRoles => role in staffRoles

export async function listStaff(context: Pick<CallContext, 'tx'>, classId: number): Promise<StaffMember[]> {
  const rows = await store.listStaff(context.tx, classId)
  return rows.map(({ membershipId, name, email, role }) => ({
    membershipId,
    name,
    email: email ?? '',
    roleText: isRole(role) ? staffRoles[role] : role,
  }))
}

export async function addStaff(
  context: CallContext,
  classId: number,
  given: NewStaff,
): Promise<StaffMember[]> {
  const { tx, clock, viewer } = context
  const found = await store.findManagedClass(tx, classId, scopeOf(viewer))
  if (!found) throw notFound('Kelas')
  const person = await store.findMemberByEmail(tx, given.email)
  if (!person)
    throw invalidField(
      'email',
      'Belum ada anggota aktif dengan email ini. Undang dulu di menu Undangan.',
      'unknown',
    )
  await store.putStaff(tx, { classId, membershipId: person.id, role: given.role }, clock.now())
  await record(context, {
    action: 'class_staff.add',
    object: { type: 'class_staff', id: classId, name: `${person.name}, ${found.name}` },
    after: { role: staffRoles[given.role] },
  })
  return listStaff(context, classId)
}

export async function dropStaff(
  context: CallContext,
  classId: number,
  membershipId: number,
): Promise<StaffMember[]> {
  const { tx, viewer } = context
  const found = await store.findManagedClass(tx, classId, scopeOf(viewer))
  if (!found || !(await store.removeStaff(tx, classId, membershipId))) throw notFound('Pengelola kelas')
  await record(context, {
    action: 'class_staff.remove',
    object: { type: 'class_staff', id: classId, name: found.name },
  })
  return listStaff(context, classId)
}
