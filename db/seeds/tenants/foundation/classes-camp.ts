import type { DemoClass } from '../../demo.types.ts'

/** A second bootcamp, for those who keep a reading corner alive. */
export const campClasses: DemoClass[] = [
  {
    code: 'TH-208',
    slug: 'bootcamp-pendongeng-desa',
    name: 'Bootcamp Pendongeng Desa',
    summary:
      'Tiga hari di Bangli untuk relawan pojok baca: memilih cerita, menghidupkan suara, dan mengajak anak bercerita balik.',
    html: `<p>Pojok baca yang ramai hampir selalu punya satu orang yang pandai bercerita. Bootcamp ini melatih orang itu. Peserta belajar dari pendongeng setempat, berlatih di depan anak-anak banjar, dan pulang membawa lima cerita yang siap dibawakan.</p>
<p>Biaya perjalanan darat dari Bali, Lombok, dan Banyuwangi diganti yayasan.</p>`,
    cover: { scene: 'children-reading', seed: 1432, alt: 'Anak-anak mendengarkan cerita' },
    type: 'bootcamp',
    level: 'beginner',
    category: 'literasi',
    tags: ['bootcamp', 'dongeng', 'relawan'],
    competencies: ['Pengelolaan kegiatan literasi', 'Pemilihan buku berjenjang', 'Fasilitasi orang dewasa'],
    outcomes: [
      'Membawakan lima cerita tanpa membaca naskah',
      'Memilih buku menurut usia dan kemampuan membaca anak',
      'Menyusun jadwal kegiatan pojok baca untuk tiga bulan',
    ],
    prerequisites: ['Mengelola atau membantu pojok baca sekurangnya tiga bulan'],
    audience: ['Relawan pojok baca', 'Guru kelas awal', 'Pustakawan desa'],
    durationMinutes: 1260,
    price: 0,
    certificate: true,
    instructors: [
      { person: 'i-wayan-sudarsa', role: 'lead' },
      { person: 'kusnadi', role: 'mentor' },
      { person: 'nurlaila-hasibuan', role: 'mentor' },
    ],
    modules: [
      {
        slug: 'memilih-cerita',
        title: 'Memilih cerita',
        chapters: [
          {
            slug: 'cerita-yang-dekat',
            title: 'Cerita yang dekat',
            minutes: 120,
            isPreview: true,
            html: `<p>Anak mendengarkan lebih lama bila mengenal tempatnya. Kita mulai dengan mengumpulkan cerita dari desa masing-masing: asal nama sungai, pohon besar di simpang jalan, nenek yang pandai menenun.</p>
<p>Setiap cerita diringkas menjadi lima kalimat. Bila lima kalimat itu masih membuat orang bertanya lalu bagaimana, ceritanya layak dibawa.</p>`,
          },
          {
            slug: 'buku-menurut-jenjang',
            title: 'Buku menurut jenjang',
            minutes: 120,
            html: `<p>Peserta memilah empat puluh buku ke dalam lima keranjang menurut banyaknya kata per halaman dan rumitnya kalimat, lalu memilih tiga buku untuk anak yang mereka kenal.</p>`,
          },
        ],
      },
      {
        slug: 'di-depan-anak',
        title: 'Di depan anak',
        chapters: [
          {
            slug: 'suara-dan-jeda',
            title: 'Suara dan jeda',
            minutes: 240,
            html: `<p>Berlatih pelan, keras, dan diam. Jeda sebelum kejutan lebih kuat daripada suara yang dibuat-buat. Latihan direkam dengan ponsel dan didengarkan kembali berdua.</p>`,
          },
          {
            slug: 'anak-bercerita-balik',
            title: 'Anak bercerita balik',
            minutes: 240,
            html: `<p>Sore terakhir, anak-anak banjar datang. Setelah satu cerita selesai, giliran mereka menggambar dan menceritakannya kembali. Pendongeng hanya bertanya.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'TH-208-B2',
        name: 'Batch 2',
        startsInDays: 44,
        endsInDays: 46,
        registrationOpensInDays: -6,
        registrationClosesInDays: 26,
        mode: 'offline',
        venue: 'Balai Banjar Kayubihi',
        city: 'Bangli',
        capacity: 30,
      },
      {
        code: 'TH-208-B1',
        name: 'Batch 1',
        startsInDays: -150,
        endsInDays: -148,
        registrationOpensInDays: -200,
        registrationClosesInDays: -165,
        mode: 'offline',
        venue: 'Balai Banjar Kayubihi',
        city: 'Bangli',
        capacity: 24,
      },
    ],
  },
]
