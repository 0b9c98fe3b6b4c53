import type { DemoClass } from '../../demo.types.ts'

/** A second bootcamp, on the ground instead of on the screen. */
export const campClasses: DemoClass[] = [
  {
    code: 'SGR-206',
    slug: 'bootcamp-kurikulum-sepekan',
    name: 'Bootcamp Kurikulum Sepekan',
    summary:
      'Lima hari di Yogyakarta untuk menulis satu kursus utuh, dari capaian sampai bab terakhir, bersama editor.',
    html: `<p>Banyak pengajar punya bahan untuk satu kursus, tetapi tidak punya lima hari yang tenang. Bootcamp ini menyediakan keduanya: ruang, jadwal, dan editor yang membaca setiap bab pada malam yang sama.</p>
<p>Peserta datang dengan satu gagasan kursus dan pulang dengan kursus yang sudah diuji oleh tiga pembaca. Penginapan dan makan siang termasuk biaya.</p>`,
    cover: { scene: 'books', seed: 1211, alt: 'Naskah kursus dan buku catatan di atas meja' },
    type: 'bootcamp',
    level: 'all',
    category: 'merancang-pembelajaran',
    tags: ['bootcamp', 'kurikulum', 'tatap muka'],
    competencies: ['Perancangan pembelajaran', 'Penulisan materi', 'Evaluasi belajar'],
    outcomes: [
      'Menyelesaikan naskah satu kursus berisi delapan sampai dua belas bab',
      'Menguji tiga bab bersama pembaca sungguhan',
      'Menyusun satu penilaian akhir beserta rubriknya',
    ],
    prerequisites: ['Gagasan kursus dalam satu halaman', 'Laptop'],
    audience: ['Guru dan dosen', 'Pelatih lepas', 'Pengelola lembaga kursus'],
    durationMinutes: 2100,
    price: 3400000,
    certificate: true,
    instructors: [
      { person: 'melati-tanjung', role: 'lead' },
      { person: 'rahmawati', role: 'mentor' },
      { person: 'andi-tenriawaru', role: 'mentor' },
    ],
    modules: [
      {
        slug: 'hari-satu-dua',
        title: 'Hari 1 dan 2: capaian dan kerangka',
        chapters: [
          {
            slug: 'satu-capaian-satu-bukti',
            title: 'Satu capaian, satu bukti',
            minutes: 180,
            isPreview: true,
            html: `<p>Hari pertama dimulai dari akhir. Anda menuliskan apa yang dapat dikerjakan peserta setelah kursus selesai, lalu bukti yang membuat Anda percaya. Capaian yang tidak punya bukti dicoret.</p>
<p>Sore harinya setiap orang membacakan tiga capaian di depan kelompok. Pendengar hanya boleh bertanya satu hal: bagaimana kita tahu?</p>`,
          },
          {
            slug: 'kerangka-di-dinding',
            title: 'Kerangka di dinding',
            minutes: 240,
            html: `<p>Setiap bab menjadi satu kartu: apa yang dikerjakan peserta, berapa menit, dan contoh apa yang dipakai. Kartu ditempel berurutan di dinding, lalu dipindahkan sampai tidak ada bab yang menunggu bab lain.</p>`,
          },
        ],
      },
      {
        slug: 'hari-tiga-sampai-lima',
        title: 'Hari 3 sampai 5: menulis dan menguji',
        chapters: [
          {
            slug: 'menulis-bersama-editor',
            title: 'Menulis bersama editor',
            minutes: 600,
            html: `<p>Pagi untuk menulis, sore untuk membaca pekerjaan rekan. Naskah yang masuk sebelum pukul tujuh malam kembali esok pagi dengan catatan editor: kalimat yang membingungkan, contoh yang terlalu jauh, langkah yang terlewat.</p>`,
          },
          {
            slug: 'uji-tiga-pembaca',
            title: 'Uji tiga pembaca',
            minutes: 240,
            html: `<p>Hari terakhir, tiga orang yang belum pernah melihat kursus Anda mengerjakan tiga bab. Anda duduk di belakang mereka dan tidak menjelaskan apa pun. Yang dicatat adalah tempat mereka berhenti.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-206-B1',
        name: 'Batch 1',
        startsInDays: 52,
        endsInDays: 56,
        registrationOpensInDays: 8,
        registrationClosesInDays: 40,
        mode: 'offline',
        venue: 'Rumah Anyaman, Jalan Anyaman No. 12',
        city: 'Yogyakarta',
        capacity: 18,
      },
    ],
  },
]
