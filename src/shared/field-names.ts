/** What fields of many things are called on the screen, by their names in calls; a contract's own label goes before. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: 'Nama',
  title: 'Judul',
  email: 'Email',
  phone: 'Telepon',
  password: 'Kata sandi',
  code: 'Kode',
  kind: 'Peran',
  status: 'Status',
  state: 'Status',
  reason: 'Alasan',
  reaction: 'Reaksi',
  message: 'Pesan',
  subject: 'Subjek',
  slug: 'Alamat pendek',
  programIds: 'Program',
  programId: 'Program',
  provinceCode: 'Provinsi',
  provinceId: 'Provinsi',
  cityCode: 'Kota',
  cityId: 'Kabupaten/kota',
  schoolId: 'Sekolah',
  className: 'Kelas (rombel)',
  birthDate: 'Tanggal lahir',
  secret: 'Rahasia',
  token: 'Token',
  version: 'Versi',
}

/** What contracts and zod say of anything that is missing, before it is said which. */
export const missing = 'Wajib diisi'

/** "Isi nama lengkap": what to do about a field of this label that is missing. */
export function fillIn(label: string): string {
  // NPSN stays as it is
  const isShort = /^\p{Lu}{2}/u.test(label)
  return `Isi ${isShort ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
}
