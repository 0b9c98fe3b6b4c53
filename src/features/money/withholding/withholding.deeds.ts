import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const withholdingDeeds: DeedWords = {
  topics: {
    withholding_settings: 'Pengaturan PPh',
    tax_profile: 'Data pajak',
    withholding: 'Bukti potong',
  },
  words: {
    'withholding_settings.changed': 'mengubah pengaturan PPh',
    'tax_profile.submitted': 'mengisi data pajak',
    'tax_profile.verified': 'memeriksa dan menerima data pajak',
    'tax_profile.needs_fix': 'mengembalikan data pajak untuk diperbaiki',
    'tax_profile.number_shown': 'membuka NPWP atau NIK',
    'withholding.deposited': 'mencatat setoran PPh',
    'withholding.file_taken': 'mengunduh bukti potong',
  },
  states: {},
}
