import { room } from '../../../platform/room.ts'
import { factorsPersonal } from './factors.personal.ts'

/** Its pages stand on the account service's host (app/accounts). */
export const factorsRoom = room(() => ({ name: 'factors', personalAccounts: [factorsPersonal] }))
