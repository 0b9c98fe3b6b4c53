import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const domainsDeeds: DeedWords = {
  topics: {
    domain: 'Domain',
  },
  words: {
    'domain.added': 'menambahkan domain',
    'domain.removed': 'menghapus domain',
    'domain.checked': 'memeriksa domain',
    'domain.activated': 'mengaktifkan domain',
    'domain.failed': 'menonaktifkan domain',
    'domain.made_primary': 'menjadikan domain utama',
    'domain.restored': 'mengembalikan domain yang dihapus:',
  },
  fields: {
    host: 'Domain',
    isPrimary: 'Domain utama',
    error: 'Kesalahan',
  },
  states: {
    failed: 'gagal',
  },
}
