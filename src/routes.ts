import type { PostKind } from './shared/post-kinds.ts'

export type { PostKind }

/**
 * Every public URL of a site, in one table, in the specification's notation; `?` marks an optional part.
 * Names are those of the specification where it has one. The first match wins, so narrow ones stand first;
 * `{id}` matches digits only. Letter case does not matter on the way in; links are made by `to`, never spelled.
 */
export const routes = {
  Home: '/',
  News: '/News',
  'News-id-title': '/News/{id}/{title?}',
  'News-slug': '/News/{slug}',
  Berita: '/Berita',
  'Berita-Detail-id-title': '/Berita/Detail/{id?}/{title?}',
  'Berita-slug': '/Berita/{slug}',
  Blog: '/Blog',
  'Blog-id-title': '/Blog/{id}/{title?}',
  'Blog-slug': '/Blog/{slug}',
  Articles: '/Articles',
  'Articles-slug-Detail-id-title': '/Articles/{slug?}/Detail/{id?}/{title?}',
  'Articles-slug': '/Articles/{slug}',
  Podcasts: '/Podcasts',
  'Podcasts-id-title': '/Podcasts/{id}/{title?}',
  'Podcasts-slug': '/Podcasts/{slug}',
  'Tulisan-Temans': '/Tulisan-Temans',
  'Tulisan-Temans-slug': '/Tulisan-Temans/{slug}',
  'Gallery-slug': '/Gallery/{slug}',
  Gallery: '/Gallery',
  'Video-slug': '/Video/{slug}',
  Video: '/Video',
  'Tenants-slug': '/Tenants/{slug?}',
  Collaboration: '/Collaboration',
  'Collaboration-slug': '/Collaboration/{slug}',
  Clients: '/Clients',
  'Portfolio-type-title': '/Portfolio/{type?}/{title?}',
  Class: '/Class',
  'Class-Competence-slug': '/Class/Competence/{slug}',
  'Class-slug-Daftar': '/Class/{slug}/Daftar',
  'Class-slug-Beli': '/Class/{slug}/Beli',
  'Class-slug': '/Class/{slug}',
  'Class-code': '/Class/{code}',
  'Overview-code': '/Overview/{code?}',
  Camp: '/Camp',
  'Camp-id-slug': '/Camp/{id}/{slug}',
  'Camp-slug': '/Camp/{slug}',
  'Pesilat-Class-code': '/Pesilat/Class/{code?}',
  Curriculum: '/Curriculum',
  'Curriculum-program': '/Curriculum/{program}',
  Silabus: '/Silabus',
  'Training-Services-Syllabus': '/Training-Services/Syllabus',
  Mentor: '/Mentor',
  'Mentor-slug': '/Mentor/{slug}',
  Courses: '/Courses',
  'Courses-Premium': '/Courses/@Premium',
  'Courses-Premium-chapter': '/Courses/@Premium/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
  'Courses-Premium-slug': '/Courses/@Premium/{slug}',
  'Courses-chapter': '/Courses/{slug}/module/{moduleSlug?}/chapter/{chapterSlug}',
  'Courses-slug': '/Courses/{slug}',
  Program: '/Program',
  Programs: '/Programs',
  'Program-id-slug': '/Program/{id}/{slug}',
  'Program-slug': '/Program/{slug}',
  Meja: '/Meja',
  Mengajar: '/Mengajar',
  'Mengajar-Kelas-id': '/Mengajar/Kelas/{id}',
  'Mengajar-Kelas-Tanya': '/Mengajar/Kelas/{id}/Tanya',
  'Mengajar-Kelas-Nilai': '/Mengajar/Kelas/{id}/Nilai',
  Belajar: '/Belajar',
  'Belajar-Ulasan': '/Belajar/Ulasan',
  'Belajar-slug': '/Belajar/{slug}',
  'Belajar-Kuis': '/Belajar/{slug}/Kuis/{chapterSlug}',
  'Belajar-Tugas': '/Belajar/{slug}/Tugas/{chapterSlug}',
  'Belajar-Tanya': '/Belajar/{slug}/Tanya',
  'Belajar-Nilai': '/Belajar/{slug}/Nilai',
  'Belajar-Catatan': '/Belajar/{slug}/Catatan',
  'Belajar-Diskusi': '/Belajar/{slug}/Diskusi',
  'Belajar-Diskusi-id': '/Belajar/{slug}/Diskusi/{id}',
  'Belajar-Pertemuan': '/Belajar/{slug}/Pertemuan',
  'Belajar-Pertemuan-id': '/Belajar/{slug}/Pertemuan/{id}',
  Verifikasi: '/Verifikasi',
  'Verifikasi-code': '/Verifikasi/{code}',
  Pesanan: '/Pesanan',
  'Pesanan-code': '/Pesanan/{code}',
  Pencairan: '/Pencairan',
  'Data-Pajak': '/Data-Pajak',
  Asisten: '/Asisten',
  Cari: '/Cari',
  'Liga-Smk': '/Liga-Smk',
  'Liga-Smk-Register': '/Liga-Smk/Register',
  'Liga-Smk-Tim-token': '/Liga-Smk/Tim/{token}',
  'Liga-Smk-Tim-Lembar': '/Liga-Smk/Tim/{token}/Lembar',
  'Liga-Smk-Tim-Biaya': '/Liga-Smk/Tim/{token}/Biaya',
  'Liga-Smk-Wali-token': '/Liga-Smk/Wali/{token}',
  'Daftar-Sekolah': '/Daftar-Sekolah',
  'Daftar-Sekolah-token': '/Daftar-Sekolah/{token}',
  'Janji-Temu-token': '/Janji-Temu/{token}',
  'Make-Appointment': '/Make-Appointment',
  Testimoni: '/Testimoni',
  Donasi: '/Donasi',
  'Donasi-Terima-kasih-code': '/Donasi/Terima-kasih/{code}',
  'Donasi-slug': '/Donasi/{slug}',
  'Tes-Kepribadian': '/Tes-Kepribadian',
  'Tes-Kepribadian-Isi': '/Tes-Kepribadian/Isi',
  'Tes-Kepribadian-Hasil': '/Tes-Kepribadian/Hasil',
  'Tes-Kepribadian-Hasil-token': '/Tes-Kepribadian/Hasil/{token}',
  'Tes-Kepribadian-Dibagikan-token': '/Tes-Kepribadian/Dibagikan/{token}',
  Aspirasi: '/Aspirasi',
  'Aspirasi-Kirim': '/Aspirasi/Kirim',
  'Aspirasi-id': '/Aspirasi/{id}',
  Buku: '/Buku',
  'Buku-slug': '/Buku/{slug}',
  Leaderboards: '/Leaderboards',
  'Payment-Status-Success': '/Payment-Status/Success',
  'Payment-Status-Error': '/Payment-Status/Error',
  CallbackPayment: '/CallbackPayment',
  'Pembayaran-code': '/Pembayaran/{code}',
  'Pembayaran-code-Cicilan': '/Pembayaran/{code}/Cicilan',
  Event: '/Event',
  'Event-Careers': '/Event/Careers',
  'Event-Careers-id-slug': '/Event/Careers/{id}/{slug?}',
  'Event-Program': '/Event/Program',
  'Event-Program-id-slug': '/Event/Program/{id}/{slug?}',
  'Event-id-slug': '/Event/{id}/{slug}',
  'Event-slug': '/Event/{slug}',
  BelajarBersama: '/BelajarBersama',
  'Career-slug': '/Career/{slug?}',
  'Lms-Features-slug': '/Lms/Features/{slug}',
  'Aksara-Features-slug': '/Aksara/Features/{slug}',
  'Features-slug': '/Features/{slug}',
  Login: '/Login',
  Register: '/Register',
  Logout: '/Logout',
  CallbackAuth: '/CallbackAuth',
  CallbackVerify: '/CallbackVerify',
  Welcome: '/Welcome',
  Profile: '/Profile',
  Pemberitahuan: '/Pemberitahuan',
  'Pemberitahuan-Pengaturan': '/Pemberitahuan/Pengaturan',
  'Berhenti-Surat-token': '/Berhenti-Surat/{token}',
  'Profile-Tempat-Masuk': '/Profile/Tempat-Masuk',
  'Profile-Privasi': '/Profile/Privasi',
  'Privacy-Policy': '/Privacy-Policy',
  'Terms-And-Conditions': '/Terms-And-Conditions',
  'Persetujuan-Wali-token': '/Persetujuan-Wali/{token}',
  Kelola: '/Kelola',
  'Kelola-Bertindak': '/Kelola/Bertindak',
  'Kelola-Domain': '/Kelola/Domain',
  'Kelola-Aplikasi': '/Kelola/Aplikasi',
  'Kelola-Asisten': '/Kelola/Asisten',
  'Kelola-Pengalihan': '/Kelola/Pengalihan',
  'Kelola-Folder': '/Kelola/Folder',
  'Kelola-Impor': '/Kelola/Impor',
  'Kelola-Impor-id': '/Kelola/Impor/{id}',
  'Kelola-Mulai': '/Kelola/Mulai',
  'Kelola-Riwayat': '/Kelola/Riwayat',
  'Kelola-Tenant': '/Kelola/Tenant',
  'Kelola-Media': '/Kelola/Media',
  'Kelola-Sekolah': '/Kelola/Sekolah',
  'Kelola-Liga': '/Kelola/Liga',
  'Kelola-Liga-id': '/Kelola/Liga/{id}',
  'Kelola-Pertandingan': '/Kelola/Pertandingan',
  'Kelola-Pertandingan-id': '/Kelola/Pertandingan/{id}',
  'Kelola-Musim': '/Kelola/Musim',
  'Kelola-Musim-Pratinjau': '/Kelola/Musim/{id}/Pratinjau',
  'Kelola-Musim-id': '/Kelola/Musim/{id}',
  'Kelola-Papan': '/Kelola/Papan',
  'Kelola-Papan-Pratinjau': '/Kelola/Papan/{id}/Pratinjau',
  'Kelola-Papan-id': '/Kelola/Papan/{id}',
  'Kelola-Janji-Temu': '/Kelola/Janji-Temu',
  'Kelola-Suara': '/Kelola/Suara',
  'Kelola-Buku': '/Kelola/Buku',
  'Kelola-Tabel': '/Kelola/Tabel',
  'Kelola-Peserta': '/Kelola/Peserta',
  'Kelola-Pembayaran': '/Kelola/Pembayaran',
  'Kelola-Pembayaran-Masuk': '/Kelola/Pembayaran/Masuk',
  'Kelola-Simulator': '/Kelola/Simulator',
  'Kelola-Penjualan': '/Kelola/Penjualan',
  'Kelola-Statistik': '/Kelola/Statistik',
  'Kelola-Pesanan': '/Kelola/Pesanan',
  'Kelola-Cicilan': '/Kelola/Cicilan',
  'Kelola-Pesanan-code': '/Kelola/Pesanan/{code}',
  'Kelola-Kupon': '/Kelola/Kupon',
  'Kelola-Donasi': '/Kelola/Donasi',
  'Kelola-Donasi-Pemakaian': '/Kelola/Donasi/Pemakaian',
  'Kelola-Kampanye': '/Kelola/Kampanye',
  'Kelola-Kampanye-Pratinjau': '/Kelola/Kampanye/{id}/Pratinjau',
  'Kelola-Kampanye-id': '/Kelola/Kampanye/{id}',
  'Kelola-Tes-Kepribadian': '/Kelola/Tes-Kepribadian',
  'Kelola-Pencairan': '/Kelola/Pencairan',
  'Kelola-Penerima': '/Kelola/Penerima',
  'Kelola-Potongan-Pajak': '/Kelola/Potongan-Pajak',
  'Kelola-Rekonsiliasi': '/Kelola/Rekonsiliasi',
  'Kelola-Buku-Besar': '/Kelola/Buku-Besar',
  'Kelola-Buku-Besar-Bulan': '/Kelola/Buku-Besar/Bulan',
  'Kelola-Privasi': '/Kelola/Privasi',
  'Kelola-Privasi-Kebijakan': '/Kelola/Privasi/Kebijakan',
  'Kelola-Tampilan': '/Kelola/Tampilan',
  'Kelola-Tampilan-Album': '/Kelola/Tampilan/Album',
  'Kelola-Pengaturan': '/Kelola/Pengaturan',
  'Kelola-Orang': '/Kelola/Orang',
  'Kelola-Orang-id': '/Kelola/Orang/{id}',
  'Kelola-Peran': '/Kelola/Peran',
  'Kelola-Undangan': '/Kelola/Undangan',
  'Kelola-Token': '/Kelola/Token',
  'Kelola-Webhook': '/Kelola/Webhook',
  'Kelola-Webhook-Catatan': '/Kelola/Webhook/Catatan',
  'Kelola-Surat': '/Kelola/Surat',
  'Kelola-Surat-Templat': '/Kelola/Surat/Templat',
  'Kelola-Surat-Templat-reason': '/Kelola/Surat/Templat/{reason}',
  'Kelola-Surat-Kiriman': '/Kelola/Surat/Kiriman',
  'Kelola-Surat-Ditahan': '/Kelola/Surat/Ditahan',
  About: '/About',
  Aksara: '/Aksara',
  Bandung: '/Bandung',
  Campus: '/Campus',
  Chapters: '/Chapters',
  Corporates: '/Corporates',
  Government: '/Government',
  Jakarta: '/Jakarta',
  Lms: '/Lms',
  Metamorfosa: '/Metamorfosa',
  Network: '/Network',
  Pesilat: '/Pesilat',
  Pricing: '/Pricing',
  'Talent-Hiring': '/Talent-Hiring',
  'Training-Services': '/Training-Services',
  Services: '/Services/{slug?}',
  'Halaman-slug': '/Halaman/{slug}',
  'Peta-Situs': '/Peta-Situs',
  'Kelola-Tulisan': '/Kelola/Tulisan',
  'Kelola-Tulisan-Kategori': '/Kelola/Tulisan/Kategori',
  'Kelola-Tulisan-Pratinjau': '/Kelola/Tulisan/{id}/Pratinjau',
  'Kelola-Tulisan-id': '/Kelola/Tulisan/{id}',
  'Pratinjau-token': '/Pratinjau/{token}',
  'Kelola-Tinjauan': '/Kelola/Tinjauan',
  'Kelola-Kelas': '/Kelola/Kelas',
  'Kelola-Kelas-Pratinjau': '/Kelola/Kelas/{id}/Pratinjau',
  'Kelola-Kelas-id': '/Kelola/Kelas/{id}',
  'Kelola-Kelas-Isi': '/Kelola/Kelas/{id}/Isi',
  'Kelola-Kelas-Isi-bab': '/Kelola/Kelas/{id}/Isi/{chapterId}',
  'Kelola-Kelas-Isi-Pratinjau': '/Kelola/Kelas/{id}/Isi/{chapterId}/Pratinjau',
  'Kelola-Acara': '/Kelola/Acara',
  'Kelola-Acara-Pratinjau': '/Kelola/Acara/{id}/Pratinjau',
  'Kelola-Acara-id': '/Kelola/Acara/{id}',
  'Kelola-Portofolio': '/Kelola/Portofolio',
  'Kelola-Portofolio-Pratinjau': '/Kelola/Portofolio/{id}/Pratinjau',
  'Kelola-Portofolio-id': '/Kelola/Portofolio/{id}',
  'Kelola-Klien': '/Kelola/Klien',
  'Kelola-Klien-id': '/Kelola/Klien/{id}',
  'Kelola-Profil': '/Kelola/Profil',
  'Kelola-Profil-id': '/Kelola/Profil/{id}',
  'Kelola-Profil-Penulis': '/Kelola/Profil/{id}/Penulis',
  'Kelola-Fitur': '/Kelola/Fitur',
  'Kelola-Fitur-Pratinjau': '/Kelola/Fitur/{id}/Pratinjau',
  'Kelola-Fitur-id': '/Kelola/Fitur/{id}',
  'Kelola-Karier': '/Kelola/Karier',
  'Kelola-Karier-Pratinjau': '/Kelola/Karier/{id}/Pratinjau',
  'Kelola-Karier-id': '/Kelola/Karier/{id}',
  'Kelola-Lowongan': '/Kelola/Lowongan',
  'Kelola-Lowongan-Pratinjau': '/Kelola/Lowongan/{id}/Pratinjau',
  'Kelola-Lowongan-id': '/Kelola/Lowongan/{id}',
  'Kelola-Program': '/Kelola/Program',
  'Kelola-Program-Pratinjau': '/Kelola/Program/{id}/Pratinjau',
  'Kelola-Program-id': '/Kelola/Program/{id}',
  'Kelola-Kompetensi': '/Kelola/Kompetensi',
  'Kelola-Kompetensi-Pratinjau': '/Kelola/Kompetensi/{id}/Pratinjau',
  'Kelola-Kompetensi-id': '/Kelola/Kompetensi/{id}',
  'Kelola-Soal': '/Kelola/Soal',
  'Kelola-Soal-Baru': '/Kelola/Soal/Baru',
  'Kelola-Soal-Impor': '/Kelola/Soal/Impor',
  'Kelola-Soal-id': '/Kelola/Soal/{id}',
  'Kelola-Kuis': '/Kelola/Kuis',
  'Kelola-Kuis-Hasil': '/Kelola/Kuis/{id}/Hasil',
  'Kelola-Kuis-id': '/Kelola/Kuis/{id}',
  'Kelola-Tugas': '/Kelola/Tugas',
  'Kelola-Tugas-Kumpulan': '/Kelola/Tugas/Kumpulan',
  'Kelola-Tugas-Nilai': '/Kelola/Tugas/Nilai/{id}',
  'Kelola-Tugas-id': '/Kelola/Tugas/{id}',
  'Kelola-Diskusi': '/Kelola/Diskusi',
  'Kelola-Pertemuan': '/Kelola/Pertemuan',
  'Kelola-Pertemuan-id': '/Kelola/Pertemuan/{id}',
  'Kelola-Penilaian': '/Kelola/Penilaian',
  'Kelola-Penilaian-id': '/Kelola/Penilaian/{id}',
  'Kelola-Sertifikat': '/Kelola/Sertifikat',
  'Kelola-Halaman': '/Kelola/Halaman',
  'Kelola-Halaman-Pratinjau': '/Kelola/Halaman/{name}/Pratinjau',
  'Kelola-Halaman-name': '/Kelola/Halaman/{name}',
  'Undangan-token': '/Undangan/{token}',
} as const satisfies Record<string, `/${string}`>

export type RouteName = keyof typeof routes

/** The parameters of a route, by its pattern; those with `?` may be left out. */
type Given<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?`
      ? { [Key in Optional]?: string | number | undefined }
      : { [Key in Name]: string | number }) &
      Given<Rest>
  : unknown

/** Puts values where the pattern of a route has parameters; those without one go, with their slash. */
const filled = (name: RouteName, given: Readonly<Record<string, string | number | undefined>>): string =>
  routes[name].replaceAll(/\/\{(\w+)\??\}/g, (_, parameter: string) =>
    given[parameter] === undefined ? '' : `/${given[parameter]}`,
  )

/** The path of a route: `pathTo('Kelola-Orang-id', { id: 12 })` is /Kelola/Orang/12. What is given stands in it as it is. */
export const pathTo = <Name extends RouteName>(name: Name, params: Given<(typeof routes)[Name]>): string =>
  filled(name, Object(params))

/**
 * The same made by the database of the columns of a row: `pathSql('Mentor-slug', { slug: 'p.slug' })` is `'/Mentor/' || p.slug`.
 * Columns are text or whole numbers, never null.
 */
export function pathSql<Name extends RouteName>(name: Name, columns: Given<(typeof routes)[Name]>): string {
  const pieces = Object.entries(Object(columns)).map(([parameter, column]) => [
    parameter,
    `' || ${column} || '`,
  ])
  return `'${filled(name, Object.fromEntries(pieces))}'`.replace(/ \|\| ''$/, '')
}

const postPaths = {
  news: routes.News,
  blog: routes.Blog,
  articles: routes.Articles,
  podcasts: routes.Podcasts,
  'tulisan-temans': routes['Tulisan-Temans'],
  gallery: routes.Gallery,
  video: routes.Video,
  tenants: '/Tenants',
  collaborators: routes.Collaboration,
} as const satisfies Record<PostKind, string>

/** The one class, and event, that /BelajarBersama shows (specification section 2, content prefetch). */
export const festivalSlug = 'festival-belajar-bersama'

interface ClassLink {
  slug: string
  type: string
  premium: boolean
}

/** Links. Each answers the canonical path of a thing. */
export const to = {
  home: () => routes.Home,
  /** `next`: a path of this site to come back to */
  login: ({ next }: { next?: string } = {}) =>
    `/Login${next && next !== '/' ? `?next=${encodeURIComponent(next)}` : ''}`,
  register: () => routes.Register,
  logout: () => routes.Logout,
  welcome: ({ next }: { next?: string } = {}) =>
    `/Welcome${next && next !== '/' ? `?next=${encodeURIComponent(next)}` : ''}`,
  /** where letters of a kind are ended */
  endLetters: (by: { token: string }) => pathTo('Berhenti-Surat-token', by),
  guardian: (by: { token: string }) => pathTo('Persetujuan-Wali-token', by),
  league: () => routes['Liga-Smk'],
  leagueRegistration: () => routes['Liga-Smk-Register'],
  ownTeam: (by: { token: string }) => pathTo('Liga-Smk-Tim-token', by),
  teamSheet: (by: { token: string }) => pathTo('Liga-Smk-Tim-Lembar', by),
  teamFee: (by: { token: string }) => pathTo('Liga-Smk-Tim-Biaya', by),
  teamGuardian: (by: { token: string }) => pathTo('Liga-Smk-Wali-token', by),
  teams: () => routes['Kelola-Liga'],
  allFixtures: () => routes['Kelola-Pertandingan'],
  fixtures: ({ id }: { id: number }) => pathTo('Kelola-Pertandingan-id', { id }),
  team: (by: { id: number }) => pathTo('Kelola-Liga-id', by),
  people: () => routes['Kelola-Orang'],
  person: (by: { id: number }) => pathTo('Kelola-Orang-id', by),
  letterTemplate: (by: { reason: string }) => pathTo('Kelola-Surat-Templat-reason', { reason: by.reason }),
  invitations: () => routes['Kelola-Undangan'],
  invitation: (by: { token: string }) => pathTo('Undangan-token', by),
  administration: () => routes.Kelola,
  domains: () => routes['Kelola-Domain'],
  apps: () => routes['Kelola-Aplikasi'],
  audit: () => routes['Kelola-Riwayat'],
  roles: () => routes['Kelola-Peran'],
  tenants: () => routes['Kelola-Tenant'],
  acting: () => routes['Kelola-Bertindak'],
  posts: (kind: PostKind) => postPaths[kind],
  post: ({ kind, id, slug }: { kind: PostKind; id: number; slug: string }) =>
    kind === 'blog' ? `/Blog/${id}/${slug}` : `${postPaths[kind]}/${slug}`,
  clients: () => routes.Clients,
  /** all of it, or what is of one kind */
  portfolio: ({ type }: { type?: string | undefined } = {}) =>
    pathTo('Portfolio-type-title', { type: type || undefined }),
  portfolioItem: ({ kindSlug, slug }: { kindSlug: string; slug: string }) =>
    pathTo('Portfolio-type-title', { type: kindSlug, title: slug }),
  classes: () => routes.Class,
  courses: () => routes.Courses,
  premiumCourses: () => routes['Courses-Premium'],
  camps: () => routes.Camp,
  pesilatClasses: () => pathTo('Pesilat-Class-code', {}),
  competence: (by: { slug: string }) => pathTo('Class-Competence-slug', by),
  syllabi: () => routes.Silabus,
  trainingSyllabi: () => routes['Training-Services-Syllabus'],
  curricula: () => routes.Curriculum,
  curriculum: ({ slug }: { slug: string }) => pathTo('Curriculum-program', { program: slug }),
  mentors: () => routes.Mentor,
  mentor: (by: { slug: string }) => pathTo('Mentor-slug', by),
  /** a self-paced class is a course, a bootcamp a camp: each shelf has its own addresses */
  class: ({ slug, type, premium }: ClassLink) => {
    if (type === 'bootcamp') return pathTo('Camp-slug', { slug })
    if (type !== 'self_paced') return pathTo('Class-slug', { slug })
    return pathTo(premium ? 'Courses-Premium-slug' : 'Courses-slug', { slug })
  },
  chapter: (course: ClassLink, chapter: { moduleSlug: string; slug: string }) =>
    `${to.class({ ...course, type: 'self_paced' })}/module/${chapter.moduleSlug}/chapter/${chapter.slug}`,
  /** where one registers, of whatever shelf the class is */
  joinClass: ({ slug }: { slug: string }) => pathTo('Class-slug-Daftar', { slug }),
  /** where a paid class is bought */
  buyClass: ({ slug }: { slug: string }) => pathTo('Class-slug-Beli', { slug }),
  ownOrders: () => routes.Pesanan,
  ownPayouts: () => routes.Pencairan,
  ownTax: () => routes['Data-Pajak'],
  slips: () => routes['Kelola-Potongan-Pajak'],
  ownOrder: ({ code }: { code: string }) => pathTo('Pesanan-code', { code }),
  /** where something that is due is paid, by its code */
  pay: ({ code }: { code: string }) => pathTo('Pembayaran-code', { code }),
  payInParts: ({ code }: { code: string }) => pathTo('Pembayaran-code-Cicilan', { code }),
  orders: ({ state }: { state?: string } = {}) =>
    state ? `${routes['Kelola-Pesanan']}?${new URLSearchParams({ state })}` : routes['Kelola-Pesanan'],
  order: ({ code }: { code: string }) => pathTo('Kelola-Pesanan-code', { code }),
  sales: () => routes['Kelola-Penjualan'],
  visits: () => routes['Kelola-Statistik'],
  /** what a provider's statement says; of one file */
  settlements: ({ file }: { file?: number } = {}) =>
    file === undefined ? routes['Kelola-Rekonsiliasi'] : `${routes['Kelola-Rekonsiliasi']}?file=${file}`,
  ledgerMonths: () => routes['Kelola-Buku-Besar-Bulan'],
  /** moves of the books, of one kind of account or of one order */
  journal: (asked: { account?: string; owner?: string; order?: string; from?: string; to?: string } = {}) => {
    const query = new URLSearchParams(asked).toString()
    return query === '' ? routes['Kelola-Buku-Besar'] : `${routes['Kelola-Buku-Besar']}?${query}`
  },
  desk: () => routes.Meja,
  teaching: () => routes.Mengajar,
  classProgress: ({ id }: { id: number }) => pathTo('Mengajar-Kelas-id', { id }),
  /** where a class is asked, and where its people answer */
  classPoll: ({ id }: { id: number }) => pathTo('Mengajar-Kelas-Tanya', { id }),
  ownPoll: ({ slug }: { slug: string }) => pathTo('Belajar-Tanya', { slug }),
  /** marks of a whole class, and one's own */
  gradebook: ({ id }: { id: number }) => pathTo('Mengajar-Kelas-Nilai', { id }),
  ownNotes: ({ slug }: { slug: string }) => pathTo('Belajar-Catatan', { slug }),
  ownGrades: ({ slug }: { slug: string }) => pathTo('Belajar-Nilai', { slug }),
  learning: () => routes.Belajar,
  review: () => routes['Belajar-Ulasan'],
  learningIn: ({ slug }: { slug: string }) => pathTo('Belajar-slug', { slug }),
  quiz: (by: { slug: string; chapterSlug: string }) => pathTo('Belajar-Kuis', by),
  assignment: (by: { slug: string; chapterSlug: string }) => pathTo('Belajar-Tugas', by),
  /** questions and announcements of a class; of one chapter, where it is said which */
  discussion: ({ slug, chapter }: { slug: string; chapter?: string }) =>
    chapter
      ? `${pathTo('Belajar-Diskusi', { slug })}?${new URLSearchParams({ chapter })}`
      : pathTo('Belajar-Diskusi', { slug }),
  thread: (by: { slug: string; id: number }) => pathTo('Belajar-Diskusi-id', by),
  discussions: () => routes['Kelola-Diskusi'],
  /** those of a class, for its people */
  ownMeetings: ({ slug }: { slug: string }) => pathTo('Belajar-Pertemuan', { slug }),
  ownMeeting: ({ slug, id }: { slug: string; id: number }) => pathTo('Belajar-Pertemuan-id', { slug, id }),
  /** of everything one looks after, or of one chapter */
  meetings: (asked: { chapter?: number } = {}) =>
    asked.chapter === undefined
      ? routes['Kelola-Pertemuan']
      : `${routes['Kelola-Pertemuan']}?chapter=${asked.chapter}`,
  meeting: ({ id }: { id: number }) => pathTo('Kelola-Pertemuan-id', { id }),
  assignments: () => routes['Kelola-Tugas'],
  /** of a chapter: an assignment has no id of its own */
  assignmentSettings: ({ chapterId }: { chapterId: number }) => pathTo('Kelola-Tugas-id', { id: chapterId }),
  /** what people handed in, of everything or of one assignment */
  handIns: (asked: { chapter?: number; state?: string } = {}) => {
    const { chapter, state } = asked
    const query = new URLSearchParams({
      ...(chapter === undefined ? {} : { chapter: String(chapter) }),
      ...(state === undefined ? {} : { state }),
    }).toString()
    return query === '' ? routes['Kelola-Tugas-Kumpulan'] : `${routes['Kelola-Tugas-Kumpulan']}?${query}`
  },
  markHandIn: (by: { id: number }) => pathTo('Kelola-Tugas-Nilai', { id: by.id }),
  questions: () => routes['Kelola-Soal'],
  newQuestion: ({ kind }: { kind?: string } = {}) =>
    kind ? `${routes['Kelola-Soal-Baru']}?${new URLSearchParams({ kind })}` : routes['Kelola-Soal-Baru'],
  importQuestions: () => routes['Kelola-Soal-Impor'],
  question: (by: { id: number }) => pathTo('Kelola-Soal-id', { id: by.id }),
  quizzes: () => routes['Kelola-Kuis'],
  /** of a chapter: a quiz has no id of its own */
  quizSettings: ({ chapterId }: { chapterId: number }) => pathTo('Kelola-Kuis-id', { id: chapterId }),
  quizResults: ({ chapterId }: { chapterId: number }) => pathTo('Kelola-Kuis-Hasil', { id: chapterId }),
  marking: () => routes['Kelola-Penilaian'],
  markAttempt: (by: { id: number }) => pathTo('Kelola-Penilaian-id', { id: by.id }),
  certificates: () => routes['Kelola-Sertifikat'],
  verification: () => routes.Verifikasi,
  verified: (by: { code: string }) => pathTo('Verifikasi-code', { code: by.code }),
  /** people of classes, all of them or of one */
  enrolments: ({ classId, state }: { classId?: number; state?: string } = {}) => {
    const asked = {
      ...(classId === undefined ? {} : { class: String(classId) }),
      ...(state ? { state } : {}),
    }
    const query = new URLSearchParams(asked).toString()
    return query === '' ? routes['Kelola-Peserta'] : `${routes['Kelola-Peserta']}?${query}`
  },
  profile: () => routes.Profile,
  ownSessions: () => routes['Profile-Tempat-Masuk'],
  ownAppointment: (by: { token: string }) => pathTo('Janji-Temu-token', by),
  ownSchool: (by: { token: string }) => pathTo('Daftar-Sekolah-token', by),
  schools: () => routes['Kelola-Sekolah'],
  imports: () => routes['Kelola-Impor'],
  importRun: (by: { id: number }) => pathTo('Kelola-Impor-id', by),
  firstSteps: () => routes['Kelola-Mulai'],
  media: () => routes['Kelola-Media'],
  appearance: () => routes['Kelola-Tampilan'],
  layoutAlbum: () => routes['Kelola-Tampilan-Album'],
  settings: () => routes['Kelola-Pengaturan'],
  siteMap: () => routes['Peta-Situs'],
  classesWritten: () => routes['Kelola-Kelas'],
  classEditor: (by: { id: number }) => pathTo('Kelola-Kelas-id', by),
  outline: (by: { id: number }) => pathTo('Kelola-Kelas-Isi', by),
  chapterEditor: (by: { id: number; chapterId: number }) => pathTo('Kelola-Kelas-Isi-bab', by),
  chapterPreview: (by: { id: number; chapterId: number }) => pathTo('Kelola-Kelas-Isi-Pratinjau', by),
  writings: () => routes['Kelola-Tulisan'],
  writing: (by: { id: number }) => pathTo('Kelola-Tulisan-id', by),
  writingPreview: (by: { id: number }) => pathTo('Kelola-Tulisan-Pratinjau', by),
  writingCategories: () => routes['Kelola-Tulisan-Kategori'],
  managePages: () => routes['Kelola-Halaman'],
  managePage: (by: { name: string }) => pathTo('Kelola-Halaman-name', by),
  managePagePreview: (by: { name: string }) => pathTo('Kelola-Halaman-Pratinjau', by),
  /** the search of the whole site */
  search: ({ q }: { q?: string } = {}) => (q ? `/Cari?${new URLSearchParams({ q })}` : routes.Cari),
  programs: () => routes.Program,
  program: (by: { slug: string }) => pathTo('Program-slug', by),
  events: () => routes.Event,
  /** the festival has a page of its own */
  event: ({ slug }: { slug: string }) =>
    slug === festivalSlug ? routes.BelajarBersama : pathTo('Event-slug', { slug }),
  eventCalendar: ({ id, slug }: { id: number; slug: string }) => `/Event/${id}/${slug}.ics`,
  eventPrograms: () => routes['Event-Program'],
  eventProgram: (by: { id: number; slug: string }) => pathTo('Event-Program-id-slug', by),
  festival: () => routes.BelajarBersama,
  calendar: () => '/kalender.ics',
  campaigns: () => routes.Donasi,
  campaign: (by: { slug: string }) => pathTo('Donasi-slug', by),
  /** how a donation stands, for who holds its code */
  donation: ({ code }: { code: string }) => pathTo('Donasi-Terima-kasih-code', { code }),
  discTest: () => routes['Tes-Kepribadian'],
  discGroups: () => routes['Tes-Kepribadian-Isi'],
  /** the result that lies in the browser alone */
  discResult: () => routes['Tes-Kepribadian-Hasil'],
  keptDiscResult: (by: { token: string }) => pathTo('Tes-Kepribadian-Hasil-token', by),
  sharedDiscResult: (by: { token: string }) => pathTo('Tes-Kepribadian-Dibagikan-token', by),
  testimonies: () => routes.Testimoni,
  aspirations: () => routes.Aspirasi,
  newAspiration: () => routes['Aspirasi-Kirim'],
  aspiration: (by: { id: number }) => pathTo('Aspirasi-id', by),
  books: () => routes.Buku,
  book: (by: { slug: string }) => pathTo('Buku-slug', by),
  careers: () => pathTo('Career-slug', {}),
  career: (by: { slug: string }) => pathTo('Career-slug', by),
  jobs: () => routes['Event-Careers'],
  job: (by: { id: number; slug: string }) => pathTo('Event-Careers-id-slug', by),
  feature: ({ product, slug }: { product: string; slug: string }) =>
    pathTo(
      product === 'lms'
        ? 'Lms-Features-slug'
        : product === 'aksara'
          ? 'Aksara-Features-slug'
          : 'Features-slug',
      { slug },
    ),
}
