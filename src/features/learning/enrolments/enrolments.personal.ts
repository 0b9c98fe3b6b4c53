import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { listSeatsOf, personalDataOf, removeOf, staffDataOf } from './enrolments.personal.store.ts'
import { freeSeat, lockSeats } from './seats.store.ts'

/** What somebody takes part in, what they have read, and which classes they look after. Their seats become free. */
export const enrolmentsPersonal: PersonalPart = {
  place: 55,
  tables: ['enrolments', 'enrolment_events', 'chapter_progress', 'class_staff'],
  copy: async ({ tx, membershipId }) => ({
    enrolments: readJson(await personalDataOf(tx, membershipId)),
    classStaff: readJson(await staffDataOf(tx, membershipId)),
  }),
  async erase({ tx, membershipId }) {
    for (const { classroomId } of await listSeatsOf(tx, membershipId)) {
      await lockSeats(tx, classroomId)
      await freeSeat(tx, classroomId)
    }
    await removeOf(tx, membershipId)
  },
}
