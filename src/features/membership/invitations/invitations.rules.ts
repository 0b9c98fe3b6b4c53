import type { Kind } from '../../../platform/http/access.ts'

export const invitationStates = {
  open: { label: 'Menunggu', tone: 'orange' },
  accepted: { label: 'Diterima', tone: 'green' },
  expired: { label: 'Kedaluwarsa', tone: 'neutral' },
  revoked: { label: 'Dicabut', tone: 'red' },
} as const

export type InvitationState = keyof typeof invitationStates

/** days an invitation holds unless it says otherwise */
export const usualDays = 14

/** who handles others' data is invited by name: their link works for one address only */
export const kindsByAddress: readonly Kind[] = [1, 7, 9]
export const needsAddress = (kind: Kind) => kindsByAddress.includes(kind)

/** "d***@contoh.id": enough to recognise one's own address, not enough to learn another's */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/** What a column of a table of people may hold. */
export const importFields = {
  email: 'Email',
  name: 'Nama',
  kind: 'Peran',
  program: 'Program',
  province: 'Provinsi',
  school: 'Sekolah',
  className: 'Kelas (rombel)',
  phone: 'Nomor ponsel',
} as const

export type ImportField = keyof typeof importFields

/** how columns are called in tables people have */
const headings: Record<ImportField, readonly string[]> = {
  email: ['email', 'e mail', 'surel', 'alamat email', 'alamat e mail', 'alamat surel', 'email siswa', 'mail'],
  name: ['nama', 'nama lengkap', 'nama siswa', 'nama peserta', 'nama guru', 'name', 'full name'],
  kind: ['peran', 'jenis', 'kind', 'role', 'tipe'],
  program: ['program', 'nama program', 'programme'],
  province: ['provinsi', 'propinsi', 'nama provinsi', 'province'],
  school: ['npsn', 'sekolah', 'nama sekolah', 'asal sekolah', 'npsn sekolah', 'kode sekolah', 'school'],
  className: ['kelas', 'rombel', 'kelas rombel', 'nama kelas', 'nama rombel', 'rombongan belajar', 'class'],
  phone: [
    'nomor ponsel',
    'no ponsel',
    'ponsel',
    'no hp',
    'nomor hp',
    'hp',
    'nomor telepon',
    'no telepon',
    'telepon',
    'no telp',
    'nomor wa',
    'no wa',
    'wa',
    'whatsapp',
    'nomor whatsapp',
    'no whatsapp',
    'phone',
    'mobile',
  ],
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

const fieldNames: readonly ImportField[] = [
  'email',
  'name',
  'kind',
  'program',
  'province',
  'school',
  'className',
  'phone',
]
export const isImportField = (name: string): name is ImportField => fieldNames.some(field => field === name)

/** Which column probably holds what, by its heading; each field once, the first column that fits. */
export function guessedMapping(columns: readonly string[]): Record<string, ImportField> {
  const found = fieldNames.flatMap(field => {
    const column =
      columns.find(name => headings[field].includes(plain(name))) ??
      // "Email Orang Tua" is an address too, when no other column is
      columns.find(name => field === 'email' && /\b(e ?mail|surel)\b/.test(plain(name)))
    return column === undefined ? [] : [[column, field] as const]
  })
  return Object.fromEntries(found)
}
