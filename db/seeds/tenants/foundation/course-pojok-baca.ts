import type { DemoClass } from '../../demo.types.ts'
import { pojokBacaModules } from './course-pojok-baca.modules.ts'

export const coursePojokBaca: DemoClass = {
  code: 'TH-102',
  slug: 'mengelola-pojok-baca-sekolah',
  name: 'Mengelola Pojok Baca Sekolah',
  summary:
    'Dari sudut kelas yang kosong menjadi tempat yang dicari anak saat istirahat, dengan dana seadanya.',
  html: `<p>Pojok baca sering ramai pada hari peresmian lalu sepi sebulan kemudian. Kursus ini membahas hal yang membuatnya tetap hidup: tempat yang nyaman, buku yang tepat, kebiasaan harian, dan pencatatan yang tidak merepotkan.</p>
<h2>Isi kursus</h2>
<p>Anda akan merancang ruang, memilih dan menjenjangkan buku, menyusun jadwal kegiatan, melatih pustakawan cilik, lalu menyiapkan laporan sederhana untuk sekolah dan donatur.</p>
<ul><li>Contoh denah untuk ruang 2 x 3 meter dan teras sekolah.</li><li>Format buku pinjam yang dapat diisi anak kelas tiga.</li><li>Daftar kegiatan untuk satu semester.</li></ul>
<p>Semua contoh berasal dari pojok baca binaan di Bangli, Cianjur, dan Jayawijaya, tempat guru dan relawan membangunnya bersama warga.</p>`,
  cover: { scene: 'library', seed: 1202, alt: 'Rak rendah berisi buku anak di sudut kelas' },
  type: 'self_paced',
  level: 'beginner',
  category: 'literasi',
  tags: ['pojok baca', 'perpustakaan', 'relawan'],
  competencies: ['Penataan ruang baca', 'Pemilihan buku berjenjang', 'Pengelolaan kegiatan literasi'],
  outcomes: [
    'Menyusun denah dan anggaran pojok baca',
    'Memilih buku sesuai jenjang pembaca',
    'Menjalankan jadwal kegiatan selama satu semester',
    'Membuat laporan singkat yang dapat dipertanggungjawabkan',
  ],
  prerequisites: ['Memiliki akses ke satu ruang, teras, atau sudut kelas'],
  audience: ['Guru dan kepala sekolah', 'Relawan taman baca', 'Pengurus karang taruna dan PKK'],
  durationMinutes: 235,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'i-wayan-sudarsa', role: 'lead' },
    { person: 'kusnadi', role: 'assistant' },
  ],
  rating: { average: 4.7, count: 388 },
  modules: pojokBacaModules,
  classrooms: [],
}
