import { room } from '../../../platform/room.ts'
import { type InvitationsDeps, invitationsApi } from './invitations.api.ts'
import { invitationsDeeds } from './invitations.deeds.ts'
import { invitations, loadInvitation } from './invitations.loads.ts'
import { invitationsOverview } from './invitations.office.ts'
import { invitationsPersonal } from './invitations.personal.ts'
import { moveInvitations } from './invitations.store.ts'
import { findOpenInvitation } from './invitations.ts'

export const invitationsRoom = room((house: InvitationsDeps) => ({
  name: 'invitations',
  pages: {
    'Kelola-Undangan': invitations.load,
    'Undangan-token': loadInvitation,
  },
  calls: [...invitationsApi(house), ...invitations.calls],
  links: [{ kind: 'invitation', words: 'Undangan untuk bergabung', find: findOpenInvitation }],
  deeds: invitationsDeeds,
  office: {
    sections: [
      {
        group: 'people',
        place: 30,
        label: 'Undangan',
        page: 'Kelola-Undangan',
        icon: 'invite',
        key: 'u',
        permission: 'invitePeople',
      },
    ],
    actions: [
      {
        place: 10,
        label: 'Undang orang',
        page: 'Kelola-Undangan',
        icon: 'invite',
        permission: 'invitePeople',
      },
    ],
  },
  overview: invitationsOverview,
  personal: [invitationsPersonal],
  schoolMerged: moveInvitations,
}))
