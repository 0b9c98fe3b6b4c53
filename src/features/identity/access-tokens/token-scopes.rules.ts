import type { PermissionName } from '../../core/permissions/permissions.ts'

/** What tokens of programs may be allowed, as data. */

/** Parts of the office; a token reads one, or writes it, which lets it read as well. */
export const areas = {
  content: { label: 'isi situs', about: 'tulisan, halaman, berkas, acara, lowongan, suara pengunjung' },
  classes: { label: 'kelas', about: 'kelas, program, peserta, soal, nilai, sertifikat' },
  activities: { label: 'kegiatan', about: 'sekolah, tim liga, janji temu' },
  people: { label: 'anggota', about: 'daftar anggota', isRead: true },
  sales: { label: 'penjualan', about: 'pesanan, kupon, donasi, pembukuan', isRead: true },
  letters: { label: 'surat', about: 'pesan dan surat kepada anggota' },
} as const satisfies Record<string, { label: string; about: string; isRead?: boolean }>
type Area = keyof typeof areas

type Place = Area | 'open'

/**
 * To what lines of the matrix belong that tokens may be given. `open` is for everybody, and needs no scope. Not here, so
 * no token's: accounts and sessions, decisions about money, who may do what, how the site itself is kept, whatever would
 * let a token make another, and a new line until somebody places it.
 */
const placeOf: Partial<Record<PermissionName, Place>> = {
  readPublic: 'open',
  readPeople: 'people',
  editPages: 'content',
  writeDrafts: 'content',
  editOnSite: 'content',
  useMedia: 'content',
  writePosts: 'content',
  publishPosts: 'content',
  reviewPosts: 'content',
  manageCategories: 'content',
  writeEvents: 'content',
  writeCourses: 'classes',
  publishCourses: 'classes',
  writePortfolio: 'content',
  writeFeatures: 'content',
  writeJobs: 'content',
  writeProfiles: 'content',
  publishProfiles: 'content',
  writePrograms: 'classes',
  writeCompetences: 'classes',
  writeBoards: 'content',
  writeSeasons: 'content',
  sendLetters: 'letters',
  manageRedirects: 'content',
  importContent: 'content',
  manageSchools: 'activities',
  manageCompetitions: 'activities',
  manageAppointments: 'activities',
  moderateVoices: 'content',
  manageBooks: 'content',
  manageEnrolments: 'classes',
  writeQuestions: 'classes',
  writeAssignments: 'classes',
  leadDiscussions: 'classes',
  leadMeetings: 'classes',
  grade: 'classes',
  seeProgress: 'classes',
  seeSponsored: 'classes',
  manageCertificates: 'classes',
  assignStaff: 'classes',
  seeSales: 'sales',
  manageCoupons: 'sales',
  writeCampaigns: 'content',
  manageDonations: 'sales',
}

export type Scope = `${Area}:${'read' | 'write'}`

/** Every scope there is, with what it allows in words. */
export const scopes: readonly { value: Scope; label: string }[] = Object.entries(areas).flatMap(
  ([area, { label, about, ...rest }]) => [
    // the keys of `areas` are its areas
    { value: `${area as Area}:read` as const, label: `Membaca ${label}: ${about}` },
    ...('isRead' in rest ? [] : [{ value: `${area as Area}:write` as const, label: `Mengubah ${label}` }]),
  ],
)

/** The scopes of which a call needs one; none: it is for everybody. undefined: no token may do this. */
export function neededScopes(line: string, isReading: boolean): readonly Scope[] | undefined {
  const place = Object.hasOwn(placeOf, line) ? placeOf[line as PermissionName] : undefined
  if (place === undefined) return undefined
  if (place === 'open') return isReading ? [] : undefined
  const read = `${place}:read` as const
  const write = `${place}:write` as const
  if ('isRead' in areas[place]) return isReading ? [read] : undefined
  return isReading ? [read, write] : [write]
}

export const lifetimes = { 30: '30 hari', 90: '90 hari', 180: '180 hari', 365: '1 tahun' } as const
/** of one person, and of the site */
export const mostTokens = 20
/** a use is written down at most once a minute: reading stays a read */
export const touchSeconds = 60
/** days before its end from which the list says that a token ends soon */
export const soonDays = 7

export const tokenStates = {
  alive: { label: 'Berlaku', tone: 'green' },
  soon: { label: 'Segera berakhir', tone: 'orange' },
  ended: { label: 'Berakhir', tone: 'neutral' },
  orphaned: { label: 'Pemiliknya tidak aktif', tone: 'red' },
} as const
export type TokenState = keyof typeof tokenStates
