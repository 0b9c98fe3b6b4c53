import { room } from '../../platform/room.ts'
import { type InvitationsDeps, invitationsApi } from './invitations.api.ts'
import { invitationsDeeds } from './invitations.deeds.ts'
import { loadInvitation, loadInvitations } from './invitations.loads.ts'
import { findOpenInvitation } from './invitations.ts'

export const invitationsRoom = room((house: InvitationsDeps) => ({
  name: 'invitations',
  pages: {
    'Kelola-Undangan': loadInvitations,
    'Undangan-token': loadInvitation,
  },
  calls: invitationsApi(house),
  links: [{ kind: 'invitation', words: 'Undangan untuk bergabung', find: findOpenInvitation }],
  deeds: invitationsDeeds,
}))
