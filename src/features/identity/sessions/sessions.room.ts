import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { sessionsApi } from './sessions.api.ts'
import { loadLogout, loadVerify, loadWelcome, spelled } from './sessions.loads.ts'
import { sessionsPersonal } from './sessions.personal.ts'

export const sessionsRoom = room((house: { accountsOrigin: string }) => ({
  name: 'sessions',
  pages: {
    Login: spelled(routes.Login),
    Register: spelled(routes.Register),
    Logout: loadLogout,
    CallbackAuth: spelled(routes.CallbackAuth),
    CallbackVerify: loadVerify(house),
    Welcome: loadWelcome,
  },
  calls: sessionsApi,
  deeds: { fields: { isStrong: 'Faktor kedua' } },
  personal: [sessionsPersonal],
}))
