import type { AccountPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './factors.personal.store.ts'

/** That there are second factors, and since when; never what they are. */
export const factorsPersonal: AccountPart = {
  tables: store.tables,
  copy: async ({ tx, accountId }) => ({
    passkeys: readJson(await store.passkeyDataOf(tx, accountId)),
    authenticatorSince: readJson(await store.authenticatorSince(tx, accountId)),
    recoveryCodesLeft: readJson(await store.recoveryCodesLeft(tx, accountId)),
  }),
  erase: ({ tx, accountId }) => store.removeFactors(tx, accountId),
}
