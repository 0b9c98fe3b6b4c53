import { room } from '../../../platform/room.ts'
import { accountsPersonal, registrationPersonal } from './accounts.personal.ts'
import type { Accounts } from './accounts.ts'

/** Its pages and protocol stand on a host of their own (app/accounts). */
export const accountsRoom = room(({ accounts }: { accounts: Accounts }) => ({
  name: 'accounts',
  jobs: [{ name: 'accounts.sweep', run: () => accounts.sweep() }],
  personalAccounts: [accountsPersonal, registrationPersonal],
}))
