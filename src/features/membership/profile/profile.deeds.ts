import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const profileDeeds: DeedWords = {
  topics: {
    profile: 'Profil',
  },
  words: {
    'profile.updated': 'mengubah profilnya:',
    'profile.picture_changed': 'mengganti foto profil',
    'profile.picture_removed': 'menghapus foto profil',
  },
  fields: {
    bio: 'Tentang',
    birthDate: 'Tanggal lahir',
    picture: 'Foto',
    privacy: 'Pilihan privasi',
  },
}
