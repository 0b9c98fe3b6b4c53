import { escapeHtml } from '../../../shared/html-text.ts'

const titles: Record<string, string> = {
  membership: 'Keanggotaan',
  sessions: 'Sesi masuk di situs ini',
  consents: 'Persetujuan',
  guardians: 'Persetujuan wali',
  requests: 'Permintaan data',
  invitations: 'Undangan',
  mails: 'Email yang dikirim kepada Anda',
  history: 'Riwayat pemrosesan',
  files: 'Berkas',
  enrolments: 'Kelas yang Anda ikuti',
  classStaff: 'Kelas yang Anda kelola',
  account: 'Akun',
  signIns: 'Tempat masuk',
  securityEvents: 'Riwayat keamanan',
  passkeys: 'Passkey',
  authenticatorSince: 'Aplikasi autentikator sejak',
  recoveryCodesLeft: 'Sisa kode pemulihan',
  consentsWhenRegistering: 'Persetujuan saat mendaftar',
  name: 'Nama',
  email: 'Email',
  phone: 'Telepon',
  birthDate: 'Tanggal lahir',
  bio: 'Bio',
  school: 'Sekolah',
  className: 'Kelas (rombel)',
  class: 'Kelas',
  run: 'Angkatan',
  chapter: 'Bab',
  chapters: 'Bab yang dibuka',
  since: 'Sejak',
  state: 'Status',
  openedAt: 'Dibuka',
  doneAt: 'Selesai dibaca',
  finishedAt: 'Selesai',
  at: 'Waktu',
  ip: 'Alamat IP',
  userAgent: 'Perangkat',
  createdAt: 'Dibuat',
  joinedAt: 'Bergabung',
  status: 'Status',
  message: 'Pesan',
  subject: 'Subjek',
  text: 'Isi',
}

const titleOf = (name: string) => titles[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** The same as data.json, for people: every field, nothing hidden. Opens anywhere, without a network. */
export function exportHtml(title: string, made: string, parts: Record<string, unknown>): string {
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{max-width:56rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#212529}
h2{margin-top:2.5rem;border-bottom:1px solid #ddd}dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;margin:1rem 0;padding:1rem;border:1px solid #ddd;border-radius:.5rem}
dt{color:#5c636a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}@media(width<40rem){dl{grid-template-columns:1fr}}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(made)}</p>
${Object.entries(parts)
  .map(([name, value]) => `<h2>${escapeHtml(titleOf(name))}</h2>${valueHtml(value)}`)
  .join('\n')}
</body></html>`
}

function valueHtml(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? '<p>Tidak ada.</p>' : value.map(one => valueHtml(one)).join('')
  if (typeof value === 'object' && value !== null)
    return `<dl>${Object.entries(value)
      .map(([name, one]) => `<dt>${escapeHtml(titleOf(name))}</dt><dd>${escapeHtml(textOf(one))}</dd>`)
      .join('')}</dl>`
  return `<p>${escapeHtml(textOf(value))}</p>`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}
