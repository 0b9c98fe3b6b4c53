import type { DemoClass } from '../../demo.types.ts'
import { pertolonganModules } from './course-pertolongan.modules.ts'

export const coursePertolongan: DemoClass = {
  code: 'JN-101',
  slug: 'pertolongan-pertama-di-alam',
  name: 'Pertolongan Pertama di Alam',
  summary: 'Menangani luka, cedera, dan keadaan darurat di perkemahan sampai bantuan tiba.',
  html: `<p>Di perkemahan, puskesmas terdekat dapat berjarak satu jam perjalanan. Orang yang pertama menolong biasanya bukan dokter, melainkan teman satu regu. Kursus ini membekali Anda dengan tindakan yang aman, sederhana, dan sesuai untuk remaja.</p>
<h2>Isi kursus</h2>
<ul><li>Menilai keadaan dan meminta bantuan dengan jelas.</li><li>Menangani luka, keseleo, luka bakar, dan gigitan.</li><li>Mengenali kedinginan, kelelahan akibat panas, dan dehidrasi.</li></ul>
<p>Materi disusun oleh tim medis jambore. Kursus ini tidak menggantikan pelatihan bersertifikat dari tenaga kesehatan, tetapi menjadi syarat bagi semua ketua regu sebelum berangkat.</p>`,
  cover: { scene: 'campfire', seed: 2201, alt: 'Regu berlatih membalut luka di dekat api unggun' },
  type: 'self_paced',
  level: 'beginner',
  category: 'keselamatan',
  tags: ['pertolongan pertama', 'keselamatan', 'regu'],
  competencies: ['Penilaian keadaan', 'Penanganan luka', 'Komunikasi darurat'],
  outcomes: [
    'Menilai keadaan sebelum menolong',
    'Menyampaikan laporan darurat dalam satu menit',
    'Menangani cedera ringan yang lazim di perkemahan',
    'Menyusun kotak pertolongan pertama untuk satu regu',
  ],
  prerequisites: ['Usia minimal dua belas tahun, atau didampingi orang dewasa'],
  audience: ['Peserta dan ketua regu', 'Pembina', 'Orang tua yang gemar berkemah bersama keluarga'],
  durationMinutes: 225,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'kartika-maharani', role: 'lead' },
    { person: 'yulia-rahmi', role: 'mentor' },
  ],
  rating: { average: 4.9, count: 1043 },
  modules: pertolonganModules,
  classrooms: [],
}
