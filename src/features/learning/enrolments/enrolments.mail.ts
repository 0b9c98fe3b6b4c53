import type { LetterPart } from '../../../platform/mail/letter-part.ts'
import type { Mail, Sender } from '../../../platform/mail/mail.ts'
import { routes, to } from '../../../routes.ts'
import type { NotificationKind } from '../../membership/notifications/notifications.ts'

export const enrolmentKind: NotificationKind = {
  kind: 'enrolment',
  place: 10,
  label: 'Pendaftaran kelas',
  about: 'Permintaan Anda diterima atau ditolak, kursi untuk yang menunggu, undangan, dan perubahan jadwal.',
  usual: { bell: true, mail: 'now' },
}

/** What the mails about taking part say. */
export interface EnrolmentLetter {
  sender: Sender
  to: string
  name: string
  className: string
  slug: string
  /** "Angkatan 3"; none of a course that one reads at one's own pace */
  runName: string | null
  why: string
}

const whole = ({ className, runName }: EnrolmentLetter) =>
  runName === null ? className : `${className}, ${runName}`

const mail = (
  told: EnrolmentLetter,
  reason: string,
  said: Pick<Mail, 'subject' | 'paragraphs' | 'action'>,
): Mail => ({
  to: told.to,
  sender: told.sender,
  reason: `enrolment.${reason}`,
  greeting: `Halo ${told.name},`,
  fields: { nama: told.name, kelas: told.className },
  ...said,
})

const learn = ({ sender, slug }: EnrolmentLetter) => ({
  label: 'Buka kelas saya',
  url: `${sender.origin}${to.learningIn({ slug })}`,
})

const standing = ({ sender, slug }: EnrolmentLetter, label = 'Lihat pendaftaran saya') => ({
  label,
  url: `${sender.origin}${to.joinClass({ slug })}`,
})

const reasonOf = ({ why }: EnrolmentLetter) => (why === '' ? [] : [`Pesan dari pengelola kelas: ${why}`])

export const mails = {
  joined: (told: EnrolmentLetter) =>
    mail(told, 'joined', {
      subject: `Anda terdaftar di ${told.className}`,
      paragraphs: [`Pendaftaran Anda di ${whole(told)} sudah tercatat. Selamat belajar!`],
      action: learn(told),
    }),
  requested: (told: EnrolmentLetter) =>
    mail(told, 'requested', {
      subject: `Pendaftaran Anda di ${told.className} kami terima`,
      paragraphs: [
        `Permintaan Anda mengikuti ${whole(told)} sedang menunggu persetujuan pengelola kelas.`,
        'Kami mengirim email lagi setelah diputuskan.',
      ],
      action: standing(told),
    }),
  waiting: (told: EnrolmentLetter) =>
    mail(told, 'waiting', {
      subject: `Anda di daftar tunggu ${told.className}`,
      paragraphs: [
        `Kursi ${whole(told)} sedang penuh, jadi Anda masuk daftar tunggu.`,
        'Begitu ada kursi kosong, yang paling lama menunggu mendapatkannya dan diberi tahu lewat email.',
      ],
      action: standing(told),
    }),
  approved: (told: EnrolmentLetter) =>
    mail(told, 'approved', {
      subject: `Pendaftaran Anda di ${told.className} diterima`,
      paragraphs: [`Anda sekarang peserta ${whole(told)}.`, ...reasonOf(told)],
      action: learn(told),
    }),
  movedUp: (told: EnrolmentLetter) =>
    mail(told, 'moved_up', {
      subject: `Ada kursi untuk Anda di ${told.className}`,
      paragraphs: [
        `Satu kursi ${whole(told)} kosong dan menjadi milik Anda. Anda sekarang peserta.`,
        'Bila Anda tidak jadi ikut, batalkan pendaftaran supaya yang menunggu setelah Anda mendapat tempat.',
      ],
      action: learn(told),
    }),
  seatToBuy: (told: EnrolmentLetter) =>
    mail(told, 'seat_to_buy', {
      subject: `Ada kursi untuk Anda di ${told.className}`,
      paragraphs: [
        `Satu kursi ${whole(told)} kosong. Anda yang paling lama menunggu; kursinya menjadi milik Anda begitu dibayar.`,
        'Kursi ini belum ditahan: yang lebih dulu membeli yang mendapatkannya.',
      ],
      action: { label: 'Beli kelas', url: `${told.sender.origin}${to.buyClass(told)}` },
    }),
  added: (told: EnrolmentLetter) =>
    mail(told, 'added', {
      subject: `Anda didaftarkan di ${told.className}`,
      paragraphs: [`Pengelola kelas mendaftarkan Anda sebagai peserta ${whole(told)}.`, ...reasonOf(told)],
      action: learn(told),
    }),
  invited: (told: EnrolmentLetter) =>
    mail(told, 'invited', {
      subject: `Undangan mengikuti ${told.className}`,
      paragraphs: [
        `Anda diundang mengikuti ${whole(told)}. Terima undangan ini di halaman pendaftaran.`,
        ...reasonOf(told),
      ],
      action: standing(told, 'Jawab undangan'),
    }),
  declined: (told: EnrolmentLetter) =>
    mail(told, 'declined', {
      subject: `Pendaftaran Anda di ${told.className} belum dapat diterima`,
      paragraphs: [`Permintaan Anda mengikuti ${whole(told)} tidak diterima.`, ...reasonOf(told)],
      action: { label: 'Lihat kelas lain', url: `${told.sender.origin}${routes.Class}` },
    }),
  removed: (told: EnrolmentLetter) =>
    mail(told, 'removed', {
      subject: `Pendaftaran Anda di ${told.className} dibatalkan`,
      paragraphs: [`Pengelola kelas membatalkan pendaftaran Anda di ${whole(told)}.`, ...reasonOf(told)],
    }),
  suspended: (told: EnrolmentLetter) =>
    mail(told, 'suspended', {
      subject: `Keikutsertaan Anda di ${told.className} ditangguhkan`,
      paragraphs: [
        `Untuk sementara Anda tidak dapat membuka ${whole(told)}. Yang sudah Anda selesaikan tetap tersimpan.`,
        ...reasonOf(told),
      ],
    }),
  reinstated: (told: EnrolmentLetter) =>
    mail(told, 'reinstated', {
      subject: `Anda dapat membuka ${told.className} lagi`,
      paragraphs: [`Keikutsertaan Anda di ${whole(told)} aktif kembali.`, ...reasonOf(told)],
      action: learn(told),
    }),
  moved: (told: EnrolmentLetter) =>
    mail(told, 'moved', {
      subject: `Jadwal Anda di ${told.className} dipindahkan`,
      paragraphs: [
        `Anda sekarang terdaftar di ${whole(told)}. Kemajuan belajar Anda ikut.`,
        ...reasonOf(told),
      ],
      action: learn(told),
    }),
} as const

/** To those who decide. */
export const askedMail = (told: EnrolmentLetter, classId: number): Mail => ({
  to: told.to,
  sender: told.sender,
  reason: 'enrolment.asked',
  subject: `Pendaftaran menunggu: ${told.className}`,
  paragraphs: [`${told.name} ingin mengikuti ${whole(told)} dan menunggu persetujuan.`],
  action: {
    label: 'Buka daftar peserta',
    url: `${told.sender.origin}${to.enrolments({ classId, state: 'requested' })}`,
  },
})

const about: Record<keyof typeof mails, readonly [string, string]> = {
  joined: ['Terdaftar di kelas', 'Setelah seseorang mendaftar di kelas yang langsung terbuka.'],
  requested: [
    'Pendaftaran diterima untuk ditinjau',
    'Setelah seseorang meminta ikut kelas yang perlu persetujuan.',
  ],
  waiting: ['Masuk daftar tunggu', 'Ketika kursi kelas sedang penuh.'],
  approved: ['Pendaftaran disetujui', 'Setelah pengelola kelas menyetujui permintaan.'],
  movedUp: ['Kursi untuk yang menunggu', 'Kepada yang paling lama menunggu, begitu ada kursi kosong.'],
  seatToBuy: [
    'Kursi berbayar untuk yang menunggu',
    'Kepada yang paling lama menunggu, begitu ada kursi yang dapat dibeli.',
  ],
  added: ['Didaftarkan oleh pengelola', 'Setelah pengelola memasukkan seseorang ke kelas.'],
  invited: ['Undangan kelas', 'Setelah pengelola mengundang seseorang ke kelas.'],
  declined: ['Pendaftaran ditolak', 'Setelah pengelola kelas menolak permintaan, dengan alasannya.'],
  removed: ['Pendaftaran dibatalkan', 'Setelah pengelola mengeluarkan peserta.'],
  suspended: ['Keikutsertaan ditangguhkan', 'Selama peserta tidak boleh membuka kelas.'],
  reinstated: ['Keikutsertaan dipulihkan', 'Setelah penangguhan dicabut.'],
  moved: ['Pindah angkatan', 'Setelah pengelola memindahkan peserta ke angkatan lain.'],
}

const imagined = (sender: Sender): EnrolmentLetter => ({
  sender,
  to: 'dewi@contoh.id',
  name: 'Dewi Lestari',
  className: 'Python dari Nol',
  slug: 'python-dari-nol',
  runName: 'Angkatan 3',
  why: '',
})

export const enrolmentLetters: LetterPart[] = Object.entries(mails).map(([name, write]) => {
  // of the same object
  const [label, when] = about[name as keyof typeof mails]
  const { reason } = write(imagined({ tenantId: 0, name: '', colour: '', origin: '' }))
  return {
    reason,
    label,
    about: when,
    fields: { nama: 'Nama penerima', kelas: 'Nama kelas' },
    sample: sender => write(imagined(sender)),
  }
})
