import type { Tx } from '../../src/platform/db/transaction.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { after, dayAfter } from './days.ts'
import type { DemoAppointment } from './forms.types.ts'

export async function writeAppointment(
  { tx, now }: { tx: Tx; now: Date },
  given: DemoAppointment,
): Promise<void> {
  const on = dayAfter(now, given.inDays)
  const isDecided = given.status !== 'new'
  await tx.db
    .insertInto('appointments')
    .values({
      name: given.name,
      email: `${slugOf(given.name)}@${slugOf(given.organisation)}.example`,
      phone: `+628120000${String(4_000 + Math.abs(given.inDays) * 7 + given.hour).slice(-4)}`,
      organisation: given.organisation,
      org_type: given.orgType,
      topic: given.topic,
      mode: given.mode,
      notes: given.notes,
      preferred_at: `${on}T${String(given.hour).padStart(2, '0')}:00:00+07:00`,
      consent_version: 'janji-2026-11',
      status: given.status,
      place: given.place ?? '',
      words: given.reply ?? '',
      created_at: after(now, Math.min(-1, given.inDays - 6)),
      ...(isDecided ? { decided_at: after(now, Math.min(-1, given.inDays - 4)) } : {}),
    })
    .execute()
}
