import type { AccountPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import * as store from './accounts.personal.store.ts'

/** The account itself, and where it signed in. Only its number stays, so that it is never given again. */
export const accountsPersonal: AccountPart = {
  tables: [
    'accounts.accounts',
    'accounts.sign_ins',
    'accounts.mail_tokens',
    'accounts.oidc_payloads',
    'accounts.security_events',
  ],
  indispensable: {
    is: store.isSuperadmin,
    words: 'Akun superadmin dihapus oleh pengelola platform',
  },
  addresses: store.listAddresses,
  copy: async ({ tx, accountId }) => ({
    account: readJson(await store.personalDataOf(tx, accountId)),
    signIns: readJson(await store.signInDataOf(tx, accountId)),
    securityEvents: readJson(await store.eventDataOf(tx, accountId)),
  }),
  async erase({ tx, accountId, addresses, at }) {
    await store.removeTraces(tx, accountId, addresses)
    await store.emptyAccount(tx, accountId, at)
  },
  expire: store.removeOld,
}

/** What was said when registering for a tenant. */
export const registrationPersonal: AccountPart = {
  tables: ['accounts.registration_consents', 'accounts.registration_profiles'],
  copy: async ({ tx, accountId, tenantId }) => ({
    consentsWhenRegistering: readJson(await store.consentDataOf(tx, accountId, tenantId)),
  }),
  erase: ({ tx, accountId }) => store.removeRegistrations(tx, accountId),
}
