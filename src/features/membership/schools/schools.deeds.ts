import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const schoolsDeeds: DeedWords = {
  topics: {
    school: 'Sekolah',
    schools: 'Impor sekolah',
  },
  words: {
    'school.created': 'menambahkan sekolah',
    'school.registered': 'mendaftarkan sekolah',
    'school.mended': 'memperbaiki pendaftaran sekolah',
    'school.decided': 'memutuskan pendaftaran sekolah',
    'school.paper_added': 'menambahkan dokumen sekolah',
    'school.paper_removed': 'menghapus dokumen sekolah',
    'school.merged': 'menggabungkan sekolah',
    'school.updated': 'mengubah sekolah',
    'schools.imported': 'mengimpor sekolah',
  },
  fields: {
    npsn: 'NPSN',
    level: 'Jenjang',
    ownership: 'Kepemilikan',
    address: 'Alamat',
    website: 'Situs web',
    principal: 'Kepala sekolah',
    into: 'Digabung ke',
    moved: 'Baris yang pindah',
  },
  states: {
    submitted: 'diajukan',
    duplicate: 'duplikat',
    other: 'lainnya',
  },
}
