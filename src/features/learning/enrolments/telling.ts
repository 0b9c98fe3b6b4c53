import type { InTenant } from '../../../platform/http/endpoint.ts'
import { post } from '../../../platform/mail/mail.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { findClassById, findContact, findRun, listTold } from './class-runs.store.ts'
import { askedMail, type EnrolmentLetter, enrolmentKind, mails } from './enrolments.mail.ts'
import type { State } from './enrolments.rules.ts'

export interface Passed {
  row: { classId: number; classroomId: number | null; membershipId: number }
  from: State | null
  to: State
  /** the membership that did it; null: the house itself */
  by: number | null
  why: string
  isMove: boolean
  /** where the change alone does not say them */
  words?: Words
}

type Words = keyof typeof mails

/** Writes to whoever is concerned, in the transaction that changed it; who has no address is told on the screen alone. */
export async function tellOf(context: InTenant, passed: Passed): Promise<void> {
  const { tx, clock, tenant } = context
  const { row, to, why } = passed
  const words = passed.words ?? wordsFor(passed)
  if (words === undefined && to !== 'requested') return
  const [found, contact, run] = await Promise.all([
    findClassById(tx, row.classId, clock.now()),
    findContact(tx, row.membershipId),
    row.classroomId === null ? undefined : findRun(tx, row.classroomId, clock.now()),
  ])
  if (!found || !contact) return
  const told: Omit<EnrolmentLetter, 'to'> = {
    sender: tenant.sender,
    name: contact.name,
    className: found.name,
    slug: found.slug,
    runName: run?.name ?? null,
    why,
  }
  if (words !== undefined)
    await notifyByLetter(context, {
      to: row.membershipId,
      kind: enrolmentKind.kind,
      mail: mails[words]({ ...told, to: contact.email ?? '' }),
    })
  if (to === 'requested')
    for (const address of await listTold(tx, row.classId))
      await post(tx, askedMail({ ...told, to: address }, row.classId))
}

/** What somebody does themselves is confirmed; what others do to them is told with the reason. */
function wordsFor({ row, from, to, by, isMove }: Passed): Words | undefined {
  const isSelf = by === row.membershipId
  if (isMove) return isSelf ? undefined : 'moved'
  if (to === 'requested') return 'requested'
  if (to === 'waitlisted') return 'waiting'
  if (to === 'invited') return 'invited'
  if (to === 'active') return wordsForActive(from, by, isSelf)
  if (isSelf) return undefined
  if (to === 'declined') return 'declined'
  if (to === 'suspended') return 'suspended'
  return to === 'cancelled' ? 'removed' : undefined
}

function wordsForActive(from: State | null, by: number | null, isSelf: boolean): Words | undefined {
  if (isSelf) return 'joined'
  if (from === 'waitlisted') return by === null ? 'movedUp' : 'approved'
  if (from === 'requested') return 'approved'
  if (from === 'suspended') return 'reinstated'
  return from === 'completed' ? undefined : 'added'
}
