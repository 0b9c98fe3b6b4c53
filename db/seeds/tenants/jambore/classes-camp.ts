import type { DemoClass } from '../../demo.types.ts'

/** A second bootcamp, for those who lead others outdoors. */
export const campClasses: DemoClass[] = [
  {
    code: 'JN-208',
    slug: 'kemah-pembina-muda',
    name: 'Kemah Pembina Muda',
    summary:
      'Empat hari di Pangalengan bagi calon pembina: menyusun acara, menjaga keselamatan, dan memasak untuk lima puluh orang.',
    html: `<p>Pembina yang baik menyiapkan hujan, sakit perut, dan anak yang rindu rumah sebelum berangkat. Di kemah ini calon pembina menjalankan perkemahan sungguhan untuk lima puluh anak, dengan pembina senior sebagai pendamping yang hanya turun tangan bila perlu.</p>
<p>Hari pertama untuk menyusun rencana, dua hari untuk menjalankannya, dan hari terakhir untuk menilai apa yang terjadi.</p>`,
    cover: { scene: 'tent-village', seed: 2401, alt: 'Bumi perkemahan dengan tenda berwarna-warni' },
    type: 'bootcamp',
    level: 'advanced',
    category: 'kepemimpinan',
    tags: ['pembina', 'keselamatan', 'tatap muka'],
    competencies: ['Pengambilan keputusan', 'Perencanaan perjalanan', 'Perencanaan menu', 'Komunikasi regu'],
    outcomes: [
      'Menyusun acara tiga hari dengan rencana cadangan',
      'Memimpin pengarahan keselamatan',
      'Menghitung bahan dapur untuk lima puluh orang',
    ],
    prerequisites: [
      'Usia sekurangnya 18 tahun',
      'Menyelesaikan kursus Pertolongan Pertama di Alam',
      'Pernah mendampingi satu perkemahan',
    ],
    audience: ['Calon pembina', 'Guru pendamping kegiatan', 'Relawan jambore'],
    durationMinutes: 1920,
    price: 950000,
    certificate: true,
    instructors: [
      { person: 'rangga-wirasena', role: 'lead' },
      { person: 'yohana-tukan', role: 'mentor' },
      { person: 'kartika-maharani', role: 'mentor' },
    ],
    modules: [
      {
        slug: 'sebelum-berangkat',
        title: 'Sebelum berangkat',
        chapters: [
          {
            slug: 'acara-dan-cadangannya',
            title: 'Acara dan cadangannya',
            minutes: 180,
            isPreview: true,
            html: `<p>Setiap kegiatan di lembar acara punya pasangan: apa yang dilakukan bila hujan, bila separuh peserta terlambat, atau bila alatnya tertinggal. Calon pembina menyusun keduanya sekaligus.</p>
<p>Lembar acara yang baik muat di satu halaman dan bisa dibaca dengan senter.</p>`,
          },
          {
            slug: 'dapur-lima-puluh-orang',
            title: 'Dapur lima puluh orang',
            minutes: 120,
            html: `<p>Menghitung beras, air, dan bahan bakar dari porsi satu anak, lalu menambah cadangan sepersepuluh. Menu hari ketiga selalu yang paling tahan lama.</p>`,
          },
        ],
      },
      {
        slug: 'di-perkemahan',
        title: 'Di perkemahan',
        chapters: [
          {
            slug: 'pengarahan-pagi',
            title: 'Pengarahan pagi',
            minutes: 60,
            html: `<p>Tujuh menit, berdiri melingkar, tiga hal saja: cuaca, batas wilayah, dan siapa yang dicari bila ada apa-apa. Setiap calon pembina mendapat giliran memimpin.</p>`,
          },
          {
            slug: 'malam-evaluasi',
            title: 'Malam evaluasi',
            minutes: 120,
            html: `<p>Sesudah anak-anak tidur, pembina duduk di sekitar api kecil. Yang dibicarakan adalah kejadian, bukan orang: apa yang terjadi, apa tandanya lebih awal, dan apa yang diubah besok.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'JN-208-B4',
        name: 'Batch 4',
        startsInDays: 63,
        endsInDays: 66,
        registrationOpensInDays: 14,
        registrationClosesInDays: 50,
        mode: 'offline',
        venue: 'Bumi Perkemahan Kebun Teh, Pangalengan',
        city: 'Kabupaten Bandung',
        capacity: 40,
      },
      {
        code: 'JN-208-B3',
        name: 'Batch 3',
        startsInDays: -101,
        endsInDays: -98,
        registrationOpensInDays: -150,
        registrationClosesInDays: -115,
        mode: 'offline',
        venue: 'Bumi Perkemahan Kebun Teh, Pangalengan',
        city: 'Kabupaten Bandung',
        capacity: 40,
      },
    ],
  },
]
