import { officeList } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type VoiceItem, type VoiceQuery, voiceQuery } from './voices.contract.ts'
import { voiceKinds, voiceStates } from './voices.rules.ts'
import { listVoices } from './voices.ts'

/** One queue for all that visitors say. */
export const managedVoices = officeList<'voices.manage', VoiceQuery, VoiceItem>(
  { page: 'voices.manage', path: routes['Kelola-Suara'], access: permissions.moderateVoices },
  {
    title: 'Suara pengunjung',
    description: 'Testimoni, aspirasi, dan ulasan buku.',
    search: 'Cari nama, email, atau isi',
  },
  {
    query: voiceQuery,
    filters: () => [
      {
        name: 'kind',
        label: 'Jenis',
        kind: 'tabs',
        options: Object.entries(voiceKinds).map(([value, label]) => ({ value, label })),
      },
      { name: 'state', label: 'Status', options: optionsOf(voiceStates) },
    ],
    list: listVoices,
    data: async (list, context) => ({
      list,
      waiting: (await listVoices(context, { page: 1, pageSize: 1, state: 'pending' })).totalItems,
    }),
    calls: {
      nameOf: ({ kind, name }) => `${voiceKinds[kind]} dari ${name}`,
      columns: [
        ['Jenis', ({ kind }) => voiceKinds[kind]],
        ['Nama', ({ name }) => name],
        ['Email', ({ email }) => email],
        ['Tentang', ({ about }) => about],
        ['Isi', ({ content }) => content],
        ['Penilaian', ({ rating }) => (rating === null ? '' : String(rating))],
        ['Dukungan', ({ supports }) => String(supports)],
        ['Status', ({ state }) => voiceStates[state].label],
        ['Dikirim', ({ sentText }) => sentText],
      ],
    },
  },
)
