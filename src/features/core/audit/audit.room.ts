import { room } from '../../../platform/room.ts'
import { auditApi } from './audit.api.ts'
import { auditDeeds } from './audit.deeds.ts'
import { auditLog } from './audit.loads.ts'
import { auditOverview } from './audit.office.ts'
import { auditPersonal } from './audit.personal.ts'
import { recordTaken } from './audit.ts'

export const auditRoom = room(() => ({
  name: 'audit',
  pages: {
    'Kelola-Riwayat': auditLog.load,
  },
  calls: [...auditApi, ...auditLog.calls],
  deeds: auditDeeds,
  listTaken: recordTaken,
  office: {
    sections: [
      {
        group: 'compliance',
        place: 130,
        label: 'Riwayat',
        page: 'Kelola-Riwayat',
        icon: 'history',
        key: 'r',
        permission: 'readAudit',
      },
    ],
    actions: [
      {
        place: 60,
        label: 'Unduh riwayat',
        page: 'Kelola-Riwayat',
        icon: 'download',
        permission: 'readAudit',
      },
    ],
  },
  overview: auditOverview,
  personal: [auditPersonal],
}))
