import { room } from '../../../platform/room.ts'
import { type ProfileDeps, profileApi } from './profile.api.ts'
import { profileDeeds } from './profile.deeds.ts'
import { loadProfile } from './profile.loads.ts'

interface Deps extends ProfileDeps {
  accountsOrigin: string
}

export const profileRoom = room((house: Deps) => ({
  name: 'profile',
  pages: {
    Profile: loadProfile(house),
  },
  calls: profileApi(house),
  deeds: profileDeeds,
  office: {
    own: [{ place: 10, label: 'Profil', page: 'Profile', icon: 'user' }],
  },
}))
