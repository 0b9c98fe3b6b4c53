import { room } from '../../platform/room.ts'
import { type InvitationsDeps, invitationsApi } from './invitations.api.ts'
import { loadInvitation, loadInvitations } from './invitations.loads.ts'

export const invitationsRoom = room((house: InvitationsDeps) => ({
  name: 'invitations',
  pages: {
    'Kelola-Undangan': loadInvitations,
    'Undangan-token': loadInvitation,
  },
  calls: invitationsApi(house),
}))
