import type { Step } from './administration.contract.ts'

interface Facts {
  hasLogo: boolean
  hasColours: boolean
  hasDomain: boolean
  hasNotice: boolean
  admins: number
  hasClass: boolean
  hasInvited: boolean
}

interface Lesson extends Omit<Step, 'isDone'> {
  isDone: (facts: Facts) => boolean
}

/** What a tenant needs before it can be shown to others, in the order in which it is easiest. */
const lessons: readonly Lesson[] = [
  {
    id: 'logo',
    title: 'Pasang logo',
    text: 'Logo tampil di situs, email, dan halaman masuk.',
    href: '/Kelola/Tampilan',
    isDone: facts => facts.hasLogo,
  },
  {
    id: 'colours',
    title: 'Pilih warna lembaga',
    text: 'Dua warna cukup; kontrasnya dijaga otomatis.',
    href: '/Kelola/Tampilan',
    isDone: facts => facts.hasColours,
  },
  {
    id: 'domain',
    title: 'Pakai domain sendiri',
    text: 'Misalnya kelas.sekolah.sch.id, dengan dua record DNS.',
    href: '/Kelola/Domain',
    isDone: facts => facts.hasDomain,
  },
  {
    id: 'notice',
    title: 'Terbitkan pemberitahuan privasi',
    text: 'UU PDP mewajibkan Anda memberi tahu data apa yang dipakai dan untuk apa.',
    href: '/Kelola/Privasi',
    isDone: facts => facts.hasNotice,
  },
  {
    id: 'admin',
    title: 'Undang admin kedua',
    text: 'Supaya lembaga tidak terkunci saat satu orang berhalangan.',
    href: '/Kelola/Undangan',
    isDone: facts => facts.admins >= 2,
  },
  {
    id: 'class',
    title: 'Siapkan kelas pertama',
    text: 'Impor kursus yang sudah ada dari Markdown, HTML, atau WordPress.',
    href: '/Class',
    isDone: facts => facts.hasClass,
  },
  {
    id: 'invitation',
    title: 'Kirim undangan pertama',
    text: 'Guru, mentor, dan siswa bergabung melalui tautan atau email.',
    href: '/Kelola/Undangan',
    isDone: facts => facts.hasInvited,
  },
]

/** The steps with how far one is; none when all is done. */
export function stepsOf(facts: Facts, isOpen: (href: string) => boolean): Step[] {
  const steps = lessons
    .filter(lesson => isOpen(lesson.href))
    .map(lesson => ({ ...lesson, isDone: lesson.isDone(facts) }))
  return steps.every(step => step.isDone) ? [] : steps
}
