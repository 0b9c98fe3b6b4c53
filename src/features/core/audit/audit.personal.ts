import type { PersonalPart } from '../../../platform/personal-part.ts'
import { escapeHtml } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './audit.personal.store.ts'

/** What somebody did here, and what was done to them. Entries stay; who they were about does not. */
export const auditPersonal: PersonalPart = {
  place: 60,
  tables: ['audit_entries'],
  turn: 'traces',
  copy: async ({ tx, membershipId }) => ({ history: readJson(await store.personalDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId, addresses, name }) =>
    store.eraseTraces(tx, membershipId, { addresses, names: [name, escapeHtml(name)] }),
  forget: ({ tx, address }) => store.eraseTraces(tx, 0, { addresses: [address], names: [] }),
}
