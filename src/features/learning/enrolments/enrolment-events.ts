import type { InTenant } from '../../../platform/http/endpoint.ts'
import { sendEvent, type WebhookEvent } from '../../membership/webhooks/webhooks.ts'
import type { State } from './enrolments.rules.ts'

/** What programs are told of taking part. */
export const enrolmentEvents: readonly WebhookEvent[] = [
  {
    type: 'enrolment.created',
    place: 10,
    label: 'Pendaftaran kelas baru',
    sample: { enrolmentId: 51, classId: 12, classroomId: 7, membershipId: 230, from: null, to: 'active' },
  },
  {
    type: 'enrolment.changed',
    place: 11,
    label: 'Pendaftaran kelas berubah: diterima, selesai, dibatalkan',
    sample: {
      enrolmentId: 51,
      classId: 12,
      classroomId: 7,
      membershipId: 230,
      from: 'active',
      to: 'completed',
    },
  },
]

interface Passed {
  row: { id: number; classId: number; classroomId: number | null; membershipId: number }
  from: State | null
  to: State
}

export const tellPrograms = (context: InTenant, { row, from, to }: Passed): Promise<void> =>
  sendEvent(context, {
    type: from === null ? 'enrolment.created' : 'enrolment.changed',
    data: {
      enrolmentId: row.id,
      classId: row.classId,
      classroomId: row.classroomId,
      membershipId: row.membershipId,
      from,
      to,
    },
  })
