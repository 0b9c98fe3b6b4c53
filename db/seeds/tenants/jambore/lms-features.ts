import { codingLanguages, type DemoFeature } from '../../lms-features.types.ts'

export const lmsFeatures: DemoFeature[] = [
  {
    product: 'lms',
    slug: 'kuis-daring',
    key: 'online_quiz',
    icon: 'list-checks',
    title: 'Kuis daring',
    description:
      'Sandi, simpul, tanda jejak, dan pertolongan pertama diuji sebelum berangkat. Regu menjawab bersama dari satu ponsel dan langsung membaca penjelasannya.',
    image: { scene: 'map', seed: 2202, alt: 'Peta dengan jalur dan kompas' },
    listFeatures: [
      'Soal bergambar: simpul, tanda jejak, rasi bintang',
      'Mode regu dengan satu ponsel',
      'Pembahasan oleh pembina',
      'Dapat dicetak untuk perkemahan tanpa sinyal',
    ],
    benefits: [
      {
        title: 'Berangkat dengan bekal',
        icon: 'shield',
        desc: 'Regu yang sudah lulus kuis keselamatan mendapat tanda siap berangkat.',
      },
      {
        title: 'Seru tanpa layar besar',
        icon: 'users',
        desc: 'Satu ponsel di tengah lingkaran sudah cukup untuk delapan anak.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'ruang-kelas-virtual',
    key: 'virtual_classroom',
    icon: 'camera',
    title: 'Ruang kelas virtual',
    description:
      'Pembekalan pembina dan pertemuan orang tua sebelum perkemahan, dari Sabang sampai Merauke, tanpa perjalanan.',
    image: { scene: 'meeting', seed: 2407, alt: 'Pembina berkumpul dalam pertemuan' },
    listFeatures: [
      'Jadwal dalam WIB, WITA, dan WIT',
      'Rekaman untuk yang sedang di lapangan',
      'Daftar hadir per kwartir',
      'Tanya jawab tertulis',
    ],
    benefits: [
      {
        title: 'Orang tua tenang',
        icon: 'heart',
        desc: 'Perlengkapan, obat, dan jadwal penjemputan dijelaskan sekali untuk semua.',
      },
      {
        title: 'Pembina seirama',
        icon: 'flag',
        desc: 'Semua kontingen mendapat arahan keselamatan yang sama.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'rapor-kemajuan',
    key: 'progress_report',
    icon: 'target',
    title: 'Rapor kecakapan',
    description:
      'Kecakapan setiap anggota tercatat dari latihan mingguan sampai perkemahan: apa yang sudah diuji, siapa pengujinya, dan apa yang menyusul.',
    image: { scene: 'flag-ceremony', seed: 2303, alt: 'Upacara bendera di lapangan perkemahan' },
    listFeatures: [
      'Daftar kecakapan umum dan khusus',
      'Tanda tangan penguji',
      'Rencana latihan regu',
      'Rekap untuk gugus depan',
    ],
    benefits: [
      {
        title: 'Tidak ada lagi buku yang basah',
        icon: 'download',
        desc: 'Catatan tetap ada meski buku saku hanyut di sungai.',
      },
      {
        title: 'Latihan menurut kebutuhan',
        icon: 'map',
        desc: 'Pembina melihat kecakapan yang belum dimiliki sebagian besar regunya.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'studio-koding',
    key: 'coding_studio',
    icon: 'code',
    title: 'Studio koding',
    description:
      'Tenda teknologi membuat pengirim sandi, stasiun cuaca, dan peta jelajah. Dua belas bahasa pemrograman dapat dicoba dari peramban di laptop mana pun.',
    image: { scene: 'tent-village', seed: 2210, alt: 'Deretan tenda di lapangan' },
    listFeatures: codingLanguages,
    benefits: [
      {
        title: 'Dari sandi ke program',
        icon: 'terminal',
        desc: 'Anak yang hafal sandi morse menulis programnya dalam satu sore.',
      },
      {
        title: 'Proyek untuk alam',
        icon: 'leaf',
        desc: 'Data suhu dan hujan dari lapangan diolah menjadi grafik bersama.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'sertifikat',
    key: 'certificate',
    icon: 'award',
    title: 'Sertifikat dan tanda ikut serta',
    description:
      'Peserta, pembina, dan relawan menerima sertifikat dengan kode pemeriksaan, dilengkapi daftar kegiatan yang benar-benar diikuti.',
    image: { scene: 'festival-stage', seed: 2408, alt: 'Panggung dengan lampu dan umbul-umbul' },
    listFeatures: [
      'Daftar kegiatan yang diikuti',
      'Pemeriksaan lewat kode QR',
      'Unduhan untuk seluruh kontingen',
    ],
    benefits: [
      {
        title: 'Kenangan yang berguna',
        icon: 'star',
        desc: 'Sertifikat dapat dilampirkan saat mendaftar sekolah atau beasiswa.',
      },
      {
        title: 'Satu kali unduh',
        icon: 'zap',
        desc: 'Pembina mengunduh sertifikat seluruh regunya dalam satu berkas.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'forum-diskusi',
    key: 'forum',
    icon: 'message-circle',
    title: 'Forum api unggun',
    description:
      'Tempat bertukar resep dapur umum, lagu, permainan, dan cara merawat tenda. Terbuka untuk pembina; anak-anak ikut lewat regunya.',
    image: { scene: 'campfire', seed: 2201, alt: 'Api unggun dikelilingi peserta' },
    listFeatures: ['Kelompok per kwartir', 'Unggah foto kegiatan', 'Moderasi oleh pembina'],
    benefits: [
      {
        title: 'Persahabatan berlanjut',
        icon: 'heart',
        desc: 'Regu yang bertemu di perkemahan tetap saling berkabar.',
      },
      {
        title: 'Aman untuk anak',
        icon: 'shield',
        desc: 'Tidak ada pesan pribadi antara orang dewasa dan anak.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'buku-harian-regu',
    key: 'patrol_diary',
    icon: 'pen',
    title: 'Buku harian regu',
    description:
      'Setiap malam satu anggota menulis hari itu: yang dilihat, yang lucu, yang sulit. Di akhir perkemahan, regu pulang dengan bukunya sendiri.',
    image: { scene: 'night-stars', seed: 2209, alt: 'Langit malam penuh bintang di atas tenda' },
    listFeatures: [
      'Satu halaman setiap hari',
      'Gambar dan foto',
      'Cetak menjadi buku saku',
      'Terbit sebagai Tulisan Temans bila regu setuju',
    ],
    benefits: [
      {
        title: 'Menulis tanpa disuruh',
        icon: 'heart',
        desc: 'Anak menulis karena ada yang menunggu giliran membacanya.',
      },
      {
        title: 'Giliran untuk semua',
        icon: 'users',
        desc: 'Yang pendiam pun punya halamannya.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'cerita-rakyat',
    key: 'folk_tales',
    icon: 'book-open',
    title: 'Cerita dari daerah',
    description:
      'Kumpulan cerita rakyat yang dibawa kontingen dari daerahnya, dibacakan di api unggun dan ditulis ulang bersama.',
    image: { scene: 'weave', seed: 2203, alt: 'Anyaman dengan pola tradisional' },
    listFeatures: [
      'Cerita dalam bahasa Indonesia dan bahasa daerah',
      'Panduan mendongeng',
      'Rekaman suara pencerita',
    ],
    benefits: [
      {
        title: 'Saling mengenal lewat cerita',
        icon: 'globe',
        desc: 'Satu cerita membuka percakapan tentang makanan, adat, dan alam daerah lain.',
      },
      {
        title: 'Berani tampil',
        icon: 'mic',
        desc: 'Panduan mendongeng membantu anak berbicara di depan orang banyak.',
      },
    ],
  },
]
