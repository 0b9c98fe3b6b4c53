import { groups } from '../administration/administration.ts'
import type { PermissionName } from '../permissions/permissions.ts'

const { start: _, platform: __, ...officeGroups } = groups
/** as the office's sidebar has them, after what is nobody's in particular */
export const lineGroups = { all: 'Untuk semua orang', ...officeGroups } as const

export interface LineWords {
  group: keyof typeof lineGroups
  /** what may be done, as the end of "boleh …" */
  words: string
  /** what counts as one's own, where somebody may go so far and no further */
  own?: string
}

const mine = 'yang ia mulai sendiri'
const lookedAfter = 'kelas yang ia dampingi'

/**
 * Lines of the permission matrix in the words of the office. One that is not here opens a section of its room, and is
 * called by that section's name.
 */
export const lineWords: Partial<Record<PermissionName, LineWords>> = {
  readPublic: { group: 'all', words: 'Membaca isi situs yang terbuka' },
  react: { group: 'all', words: 'Memberi reaksi pada tulisan' },
  enter: { group: 'all', words: 'Mendaftar dan masuk' },
  askAssistant: { group: 'all', words: 'Bertanya kepada asisten', own: 'percakapan sendiri' },
  payBills: { group: 'all', words: 'Membayar tagihan', own: 'tagihan sendiri' },
  beMember: { group: 'all', words: 'Mengurus profil, sesi, dan data diri', own: 'data diri sendiri' },
  openAdministration: {
    group: 'people',
    words: 'Membuka ruang kelola',
    own: 'program atau wilayah yang ia pimpin',
  },
  openDesk: { group: 'people', words: 'Membuka meja kerja sendiri', own: 'pekerjaan sendiri' },
  readPeople: { group: 'people', words: 'Melihat daftar orang', own: 'orang di program atau wilayahnya' },
  invitePeople: { group: 'people', words: 'Mengundang orang', own: 'ke program atau wilayahnya' },
  changePeople: { group: 'people', words: 'Mengubah peran dan menangguhkan orang' },
  sendLetters: { group: 'people', words: 'Mengirim surat kepada anggota' },
  manageSchools: { group: 'people', words: 'Mengurus sekolah', own: 'sekolah di provinsinya' },
  writeProfiles: { group: 'people', words: 'Menulis profil publik', own: 'profil sendiri' },
  publishProfiles: { group: 'people', words: 'Menerbitkan profil publik', own: 'profil di wilayahnya' },
  handOverProfiles: { group: 'people', words: 'Menyerahkan profil publik kepada anggota' },
  writeCourses: { group: 'learning', words: 'Menulis kelas', own: mine },
  publishCourses: { group: 'learning', words: 'Menerbitkan kelas', own: mine },
  writePrograms: { group: 'learning', words: 'Menulis program', own: 'program yang ia pimpin' },
  writeCompetences: { group: 'learning', words: 'Menulis kompetensi' },
  assignStaff: { group: 'learning', words: 'Menentukan pendamping kelas' },
  manageEnrolments: { group: 'learning', words: 'Mengurus peserta kelas', own: lookedAfter },
  writeQuestions: { group: 'learning', words: 'Menulis soal dan kuis', own: lookedAfter },
  writeAssignments: { group: 'learning', words: 'Menulis tugas', own: lookedAfter },
  leadDiscussions: { group: 'learning', words: 'Memandu diskusi kelas', own: lookedAfter },
  leadMeetings: { group: 'learning', words: 'Memimpin pertemuan dan mencatat kehadiran', own: lookedAfter },
  grade: { group: 'learning', words: 'Menilai jawaban', own: lookedAfter },
  seeProgress: {
    group: 'learning',
    words: 'Melihat nilai dan kemajuan',
    own: `${lookedAfter}; siswa: nilai sendiri`,
  },
  seeSponsored: {
    group: 'learning',
    words: 'Melihat angka kelas yang didukung',
    own: 'program yang ia dukung, tanpa nama',
  },
  manageCertificates: { group: 'learning', words: 'Mengurus sertifikat seluruh situs' },
  writeDrafts: { group: 'content', words: 'Menyimpan draf', own: 'draf sendiri' },
  editOnSite: { group: 'content', words: 'Mengubah isi dari halaman situs', own: 'yang boleh ia tulis' },
  useMedia: { group: 'content', words: 'Memakai pustaka media', own: 'berkas yang ia unggah' },
  writePosts: { group: 'content', words: 'Menulis berita dan artikel', own: mine },
  publishPosts: {
    group: 'content',
    words: 'Menerbitkan tulisan',
    own: 'tulisan sendiri, bila situs mengizinkan',
  },
  reviewPosts: {
    group: 'content',
    words: 'Meninjau tulisan orang lain',
    own: 'tulisan di program atau wilayahnya',
  },
  manageCategories: { group: 'content', words: 'Mengatur kategori tulisan', own: 'kategori tulisannya' },
  editPages: { group: 'content', words: 'Menulis halaman situs' },
  writePortfolio: { group: 'content', words: 'Menulis portofolio dan klien', own: mine },
  writeFeatures: { group: 'content', words: 'Menulis fitur produk belajar' },
  importContent: { group: 'content', words: 'Mengimpor buku dan situs lama' },
  moderateVoices: { group: 'content', words: 'Memoderasi suara pengunjung' },
  manageBooks: { group: 'content', words: 'Mengurus buku untuk diulas' },
  writeEvents: { group: 'activities', words: 'Menulis acara', own: mine },
  writeJobs: { group: 'activities', words: 'Menulis lowongan kerja', own: mine },
  writeSeasons: { group: 'activities', words: 'Menulis musim liga' },
  manageCompetitions: { group: 'activities', words: 'Mengurus tim liga', own: 'tim sekolah di provinsinya' },
  writeBoards: { group: 'activities', words: 'Menulis papan peringkat' },
  manageAppointments: { group: 'activities', words: 'Mengurus janji temu' },
  countDiscTests: { group: 'activities', words: 'Melihat jumlah hasil tes kepribadian' },
  managePayments: { group: 'money', words: 'Mengatur pembayaran dan memeriksa transfer' },
  simulatePayments: { group: 'money', words: 'Mencoba pembayaran di simulator' },
  seeSales: { group: 'money', words: 'Melihat pesanan dan buku besar' },
  closeBooks: { group: 'money', words: 'Menutup bulan pembukuan yang diajukan orang lain' },
  manageCoupons: { group: 'money', words: 'Mengurus kupon' },
  writeCampaigns: { group: 'money', words: 'Menulis kampanye donasi' },
  manageDonations: { group: 'money', words: 'Mengurus donasi dan pemakaiannya' },
  refund: { group: 'money', words: 'Meminta pengembalian dana' },
  approveRefunds: { group: 'money', words: 'Menyetujui pengembalian dana yang diminta orang lain' },
  requestPayouts: { group: 'money', words: 'Meminta pencairan', own: 'penghasilan profilnya' },
  seePayouts: { group: 'money', words: 'Melihat pencairan', own: 'pencairan sendiri' },
  approvePayouts: { group: 'money', words: 'Menyetujui pencairan yang diminta orang lain' },
  beginSite: { group: 'site', words: 'Menjalankan langkah awal situs' },
  changeSettings: { group: 'site', words: 'Mengubah pengaturan dan tampilan' },
  manageDomains: { group: 'site', words: 'Mengurus domain' },
  manageAccessTokens: { group: 'site', words: 'Mengurus token akses program', own: 'token sendiri' },
  manageWebhooks: { group: 'site', words: 'Mengurus webhook' },
  manageRedirects: { group: 'site', words: 'Mengurus pengalihan alamat' },
  manageApps: { group: 'site', words: 'Mengurus aplikasi luar' },
  manageTables: { group: 'site', words: 'Mengurus kunci tabel untuk program' },
  moveSite: { group: 'site', words: 'Mengekspor dan mengimpor seluruh situs' },
  manageAssistant: { group: 'site', words: 'Mengatur asisten' },
  manageTenants: { group: 'site', words: 'Mengurus semua situs di platform' },
  readAudit: { group: 'compliance', words: 'Membaca riwayat perubahan' },
  decideDataRequests: { group: 'compliance', words: 'Memutuskan permintaan data pribadi' },
}
