import type { DemoClass } from '../../demo.types.ts'
import { membacaModules } from './course-membaca.modules.ts'

export const courseMembaca: DemoClass = {
  code: 'TH-101',
  slug: 'mengajar-membaca-permulaan',
  name: 'Mengajar Membaca Permulaan',
  summary:
    'Langkah demi langkah mendampingi anak kelas awal, dari mengenal bunyi sampai memahami cerita pendek.',
  html: `<p>Banyak anak di kelas tiga sekolah desa masih mengeja. Bukan karena mereka tidak mampu, melainkan karena fondasinya terlewat: mereka dikenalkan pada huruf sebelum terbiasa mendengarkan bunyi.</p>
<h2>Apa yang Anda pelajari</h2>
<p>Kursus ini menuntun Anda menyusun latihan membaca yang runtut dan murah. Semua bahan dapat dibuat dari kardus bekas, spidol, dan cerita yang sudah dikenal anak di rumah.</p>
<ul><li>Latihan bunyi lima menit yang bisa dilakukan sambil berbaris.</li><li>Urutan pengenalan huruf dan suku kata yang sesuai dengan bahasa Indonesia.</li><li>Cara memeriksa kemajuan setiap anak tanpa membuat mereka takut.</li></ul>
<h2>Cara belajar</h2>
<p>Ada sembilan bab singkat. Baca satu bab, coba di kelas selama beberapa hari, catat hasilnya, lalu lanjutkan. Guru yang menyelesaikan seluruh bab dan kuis latihan memperoleh sertifikat.</p>`,
  cover: { scene: 'children-reading', seed: 1201, alt: 'Anak-anak duduk melingkar membaca buku bersama' },
  type: 'self_paced',
  level: 'beginner',
  category: 'literasi',
  tags: ['membaca', 'kelas awal', 'guru SD'],
  competencies: ['Pengajaran bunyi dan huruf', 'Asesmen membaca sederhana', 'Pembuatan media ajar murah'],
  outcomes: [
    'Menyusun rencana latihan membaca untuk delapan pekan',
    'Membuat kartu suku kata dan buku kecil dari bahan bekas',
    'Mengelompokkan anak menurut kebutuhan belajarnya',
    'Melibatkan orang tua dalam kegiatan membaca di rumah',
  ],
  prerequisites: [],
  audience: [
    'Guru kelas satu sampai kelas tiga',
    'Relawan taman baca',
    'Orang tua yang mendampingi anak di rumah',
  ],
  durationMinutes: 270,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'suparmi', role: 'lead' },
    { person: 'ni-komang-ayu-lestari', role: 'mentor' },
  ],
  rating: { average: 4.8, count: 612 },
  modules: membacaModules,
  classrooms: [],
}
