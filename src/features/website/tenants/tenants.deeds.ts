import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const tenantsDeeds: DeedWords = {
  topics: {
    tenant: 'Tenant',
  },
  words: {
    'tenant.created': 'membuat tenant',
    'tenant.status_changed': 'mengubah status tenant',
    'tenant.acting_started': 'mulai bertindak di situs ini',
    'tenant.acting_ended': 'selesai bertindak di situs ini',
  },
  fields: {
    adminEmail: 'Email admin pertama',
  },
  states: {
    provisioning: 'disiapkan',
    offboarding: 'ditutup',
    deleted: 'dihapus',
  },
}
