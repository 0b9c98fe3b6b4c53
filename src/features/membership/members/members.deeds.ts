import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const membersDeeds: DeedWords = {
  topics: {
    member: 'Orang',
  },
  words: {
    'member.joined': 'bergabung sebagai anggota:',
    'member.signed_in': 'masuk:',
    'member.signed_out': 'mengakhiri sesi',
    'member.updated': 'mengubah data',
    'member.kind_changed': 'mengubah peran',
    'member.suspended': 'menangguhkan',
    'member.reinstated': 'memulihkan',
  },
  fields: {
    ended: 'Sesi yang diakhiri',
  },
  states: {
    invited: 'diundang',
    suspended: 'ditangguhkan',
  },
}
