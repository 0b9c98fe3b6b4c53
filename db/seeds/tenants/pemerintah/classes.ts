import type { DemoClass } from '../../demo.types.ts'
import { course } from './course.ts'

type Training = Pick<
  DemoClass,
  'code' | 'slug' | 'name' | 'summary' | 'cover' | 'category' | 'outcomes' | 'audience' | 'durationMinutes'
> & {
  person: string
  about: string
  opening: string
  run: DemoClass['classrooms'][number]
  type?: DemoClass['type']
}

/** Trainings of the office cost nothing and end with a certificate. */
const training = ({ person, about, opening, run, type = 'live', ...rest }: Training): DemoClass => ({
  ...rest,
  html: about,
  type,
  level: 'beginner',
  tags: ['pelatihan gratis'],
  competencies: rest.outcomes.slice(0, 2),
  prerequisites: ['Penduduk kabupaten, usia 18 tahun ke atas'],
  price: 0,
  certificate: true,
  instructors: [{ person, role: 'lead' }],
  modules: [
    {
      slug: 'hari-pertama',
      title: 'Hari pertama',
      chapters: [
        { slug: 'pembukaan', title: 'Keselamatan dan alat', minutes: 60, isPreview: true, html: opening },
      ],
    },
  ],
  classrooms: [run],
})

const hall = { mode: 'offline', venue: 'Balai Latihan Kerja', city: 'Kota Pontianak' } as const

export const classes: DemoClass[] = [
  course,
  training({
    code: 'DPK-11',
    slug: 'las-dasar',
    name: 'Las Dasar Bersertifikat',
    summary: 'Dua puluh hari di bengkel balai latihan, ditutup uji kompetensi oleh penguji dari luar.',
    cover: { scene: 'workshop-tools', seed: 12721, alt: 'Peserta di bengkel las' },
    category: 'teknik',
    outcomes: ['Mengelas posisi datar dan tegak', 'Membaca gambar kerja', 'Merawat mesin las'],
    audience: ['Lulusan SMK', 'Pekerja bengkel'],
    durationMinutes: 9600,
    person: 'yosef-anggoi',
    about:
      '<p>Pelatihan berlangsung Senin sampai Jumat. Peserta mendapat pakaian kerja, makan siang, dan penggantian ongkos perjalanan.</p><p>Seleksi meliputi pemeriksaan berkas dan wawancara singkat. Hasilnya diumumkan di situs ini.</p>',
    opening:
      '<p>Sebelum menyalakan apa pun kita berjalan mengelilingi bengkel dan menyebutkan sepuluh cara orang dapat celaka di dalamnya. Setelah itu barulah helm dibagikan.</p>',
    run: {
      ...hall,
      code: 'DPK-11-A',
      name: 'Gelombang 4',
      startsInDays: 26,
      endsInDays: 52,
      registrationOpensInDays: -9,
      registrationClosesInDays: 14,
      capacity: 20,
    },
  }),
  training({
    code: 'DPK-12',
    slug: 'menjahit-seragam',
    name: 'Menjahit Seragam Sekolah',
    summary: 'Dari pola sampai pesanan pertama, bersama koperasi yang siap membeli hasilnya.',
    cover: { scene: 'sewing', seed: 12722, alt: 'Peserta menjahit seragam' },
    category: 'kerajinan',
    outcomes: ['Membuat pola tiga ukuran', 'Menjahit kerah dan saku', 'Menghitung ongkos'],
    audience: ['Ibu rumah tangga', 'Penjahit rumahan'],
    durationMinutes: 4800,
    person: 'mariana-hutapea',
    about:
      '<p>Koperasi Sandang Lintang memesan dua ratus setel dari lulusan setiap gelombang. Peserta membawa pulang pola dan buku hitung.</p>',
    opening:
      '<p>Kita mulai dari membongkar. Setiap peserta menerima satu seragam bekas dan membukanya jahitan demi jahitan untuk melihat urutan pembuatannya.</p>',
    run: {
      ...hall,
      code: 'DPK-12-A',
      name: 'Gelombang 3',
      startsInDays: 7,
      endsInDays: 28,
      registrationOpensInDays: -40,
      registrationClosesInDays: -3,
      capacity: 24,
    },
  }),
  training({
    code: 'DPK-13',
    slug: 'operator-komputer-desa',
    name: 'Operator Komputer Desa',
    summary: 'Bagi perangkat desa: surat, tabel penduduk, dan menjaga data warga tetap aman.',
    cover: { scene: 'computer-lab', seed: 12723, alt: 'Perangkat desa di laboratorium komputer' },
    category: 'teknologi-informasi',
    outcomes: ['Menyusun surat dari templat', 'Mengurus tabel penduduk', 'Menyimpan data dengan aman'],
    audience: ['Perangkat desa'],
    durationMinutes: 2400,
    type: 'hybrid',
    person: 'bambang-irawan',
    about:
      '<p>Separuh pelatihan di laboratorium, separuh di kantor desa masing-masing dengan pendampingan jarak jauh.</p>',
    opening:
      '<p>Hari pertama kita membuat satu folder untuk satu tahun dan memberi nama berkas dengan cara yang sama di semua desa.</p>',
    run: {
      ...hall,
      mode: 'hybrid',
      code: 'DPK-13-A',
      name: 'Angkatan 7',
      startsInDays: -5,
      endsInDays: 12,
      registrationOpensInDays: -45,
      registrationClosesInDays: -12,
      capacity: 30,
    },
  }),
  training({
    code: 'DPK-14',
    slug: 'olahan-ikan-sungai',
    name: 'Olahan Ikan Sungai',
    summary: 'Abon, kerupuk, dan cara mengurus izin edar pangan rumah tangga.',
    cover: { scene: 'kitchen', seed: 12724, alt: 'Dapur pelatihan olahan ikan' },
    category: 'pangan',
    outcomes: ['Mengolah tiga produk', 'Menulis label', 'Mengajukan izin edar'],
    audience: ['Kelompok usaha', 'Keluarga nelayan'],
    durationMinutes: 1800,
    person: 'mariana-hutapea',
    about:
      '<p>Peserta berlatih di dapur produksi balai dan mengisi sendiri formulir izin edarnya pada hari terakhir, didampingi petugas.</p>',
    opening:
      '<p>Cuci tangan memakan waktu lebih lama daripada yang Anda kira. Kita melakukannya bersama, menghitung sampai dua puluh, lalu memeriksa kuku.</p>',
    run: {
      ...hall,
      code: 'DPK-14-A',
      name: 'Gelombang 1',
      startsInDays: 45,
      endsInDays: 52,
      registrationOpensInDays: 10,
      registrationClosesInDays: 35,
      capacity: 16,
    },
  }),
]
