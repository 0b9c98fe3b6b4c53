import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hostedTablesApi } from './hosted-tables.api.ts'
import { hostedTablesDeeds } from './hosted-tables.deeds.ts'
import { loadTables } from './hosted-tables.loads.ts'

export const hostedTablesRoom = room((house: { secrets: Secrets }) => ({
  name: 'hosted-tables',
  pages: { 'Kelola-Tabel': loadTables(house.secrets) },
  calls: hostedTablesApi(house),
  deeds: hostedTablesDeeds,
  office: {
    sections: [
      {
        group: 'site',
        place: 112,
        label: 'Tabel untuk program',
        page: 'Kelola-Tabel',
        icon: 'grid',
        permission: 'manageTables',
      },
    ],
  },
}))
