import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { emptyRequests, requestDataOf } from './data-requests.personal.store.ts'

/** What somebody asked for. */
export const dataRequestsPersonal: PersonalPart = {
  place: 32,
  tables: ['data_requests'],
  copy: async ({ tx, membershipId }) => ({ requests: readJson(await requestDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId, at }) => emptyRequests(tx, membershipId, at),
}
