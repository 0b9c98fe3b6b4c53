import { room } from '../../platform/room.ts'
import { auditApi } from './audit.api.ts'
import { auditDeeds } from './audit.deeds.ts'
import { loadAudit } from './audit.loads.ts'

export const auditRoom = room(() => ({
  name: 'audit',
  pages: {
    'Kelola-Riwayat': loadAudit,
  },
  calls: auditApi,
  deeds: auditDeeds,
}))
