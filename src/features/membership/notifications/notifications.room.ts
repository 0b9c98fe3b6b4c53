import { room } from '../../../platform/room.ts'
import { type DigestDeps, digestMail, sendDigests } from './digest.ts'
import { endingForm, loadEnding } from './ending.ts'
import { notificationsApi } from './notifications.api.ts'
import { loadChoices, loadNotifications } from './notifications.loads.ts'
import { notificationsPersonal } from './notifications.personal.ts'
import { countUnread } from './notifications.ts'

/** What members are told: by the bell, by letters, in a daily one, as each chose. */
export const notificationsRoom = room((house: DigestDeps) => ({
  name: 'notifications',
  pages: {
    Pemberitahuan: loadNotifications,
    'Pemberitahuan-Pengaturan': loadChoices,
    'Berhenti-Surat-token': loadEnding,
  },
  calls: notificationsApi,
  forms: [endingForm],
  unread: countUnread,
  jobs: [{ name: 'notifications.digest', run: () => sendDigests(house) }],
  letters: [
    {
      reason: 'notifications.digest',
      label: 'Ringkasan harian',
      about: 'Setiap pagi pukul 07.00 kepada anggota yang memilih dikabari sekali sehari.',
      fields: { nama: 'Nama penerima', jumlah: 'Banyaknya kabar' },
      sample: sender =>
        digestMail(sender, {
          name: 'Dewi Lestari',
          email: 'dewi@contoh.id',
          lines: [
            { title: 'Nilai kuis "Percabangan" sudah keluar', link: '/' },
            { title: 'Sertifikat Anda terbit: Python dari Nol', link: '/' },
          ],
        }),
    },
  ],
  office: {
    own: [{ place: 12, label: 'Pemberitahuan', page: 'Pemberitahuan', icon: 'bell' }],
  },
  personal: [notificationsPersonal],
}))
