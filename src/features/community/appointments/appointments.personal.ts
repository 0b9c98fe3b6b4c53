import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { personalDataOf, removeOfAddress } from './appointments.personal.store.ts'

/** What an address asked for; who asks need not be a member. */
export const appointmentsPersonal: PersonalPart = {
  place: 90,
  tables: ['appointments', 'demo_requests'],
  copy: async ({ tx, email }) => ({ appointments: readJson(await personalDataOf(tx, email)) }),
  async erase({ tx, email }) {
    if (email !== null) await removeOfAddress(tx, email)
  },
  forget: ({ tx, address }) => removeOfAddress(tx, address),
}
