import { routes } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { scopeOf } from '../members/members.ts'
import { countOpen, hasAny } from './invitations.store.ts'

export const invitationsOverview: OverviewPart = {
  place: 20,
  async waiting({ tx, viewer, clock }) {
    const open = await countOpen(tx, scopeOf(viewer), clock.now())
    if (open === 0) return []
    return [
      {
        label: `${open} undangan belum diterima`,
        text: 'Kirim ulang bila perlu; tautan lama berhenti berlaku.',
        href: routes['Kelola-Undangan'],
        tone: 'blue',
      },
    ]
  },
  steps: [
    {
      id: 'invitation',
      place: 70,
      title: 'Kirim undangan pertama',
      text: 'Guru, mentor, dan siswa bergabung melalui tautan atau email.',
      href: routes['Kelola-Undangan'],
      isDone: ({ tx }) => hasAny(tx),
    },
  ],
}
