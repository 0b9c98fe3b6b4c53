import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Tali yang menyambung regu',
    lead: 'Sekolah, perajin, petani, dokter, dan alumni. Masing-masing memegang satu ujung tali.',
    sections: [
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Mitra lapangan',
        tiers: [
          {
            name: 'Jambore Utama',
            names: ['Koperasi Teh Lereng Malabar', 'Radio Komunitas Pasundan', 'Perkumpulan Medis Lapangan'],
          },
          { name: 'Sekolah Alam', names: ['Forum Hutan Kota', 'Rumah Belajar Lereng'] },
          { name: 'Pelatihan pembina', names: ['Ikatan Pembina Muda', 'Lembaga Lindung Anak Nusa'] },
        ],
      },
      {
        kind: 'text',
        id: 'alumni',
        title: 'Alumni pulang ke hulu',
        bodyHtml: `<p>Dua ratus enam puluh alumni menanam 2.000 bibit di hulu Citarum. Setiap orang menjaga beberapa pohon selama tiga tahun dan datang tiga kali setahun untuk membersihkan gulma.</p>
<p>Bibit dibeli dari tiga kelompok tani perempuan. Lahan di sela pohon tetap ditanami kopi dan sayur.</p>`,
        picture: { scene: 'planting', seed: 2406, alt: 'Remaja menanam bibit pohon di lereng' },
        more: { label: 'Kabar penanaman', href: '/News/dua-ribu-pohon-di-hulu-citarum' },
      },
      {
        kind: 'listing',
        of: 'tulisan-temans',
        id: 'surat',
        title: 'Surat dari regu',
        count: 3,
        more: { label: 'Semua tulisan', href: '/Tulisan-Temans' },
      },
      {
        kind: 'appeal',
        id: 'sambung',
        title: 'Pegang satu ujung',
        text: 'Bengkel, kebun, dapur, atau kendaraan bisa menjadi bagian dari perjalanan anak-anak.',
        actions: [
          { label: 'Kemitraan', href: '/Corporates' },
          { label: 'Menjadi relawan', href: '/Talent-Hiring' },
        ],
      },
    ],
  },
  {
    name: 'Chapters',
    eyebrow: 'Gugus',
    title: 'Gugus di delapan kota',
    lead: 'Sekolah Alam Akhir Pekan berjalan sepanjang tahun, paling banyak sepuluh anak dalam satu kelompok.',
    cover: { scene: 'forest-trail', seed: 2302, alt: 'Anak-anak berjalan di jalur hutan' },
    sections: [
      {
        kind: 'table',
        id: 'kota',
        title: 'Tempat dan kebiasaannya',
        columns: ['Kota', 'Alam terdekat', 'Dikenal karena'],
        rows: [
          ['Bogor', 'Hutan pendidikan', 'Mendengar burung sebelum menunjuknya'],
          ['Bandung', 'Kebun teh dan hutan pinus', 'Gudang tenda kami'],
          ['Magelang', 'Tepi Progo', 'Tahu kapan tidak menyeberang'],
          ['Batu', 'Lereng gunung', 'Dapur tanpa sampah'],
          ['Buleleng', 'Pantai', 'Membaca langit tanpa teleskop'],
          ['Maros', 'Tebing karst', 'Memotret kupu-kupu dengan ponsel'],
          ['Bukittinggi', 'Ngarai', 'Menenangkan anak pada malam pertama'],
          ['Biak', 'Hutan dan pesisir', 'Seratus suara burung'],
        ],
      },
      {
        kind: 'listing',
        of: 'class',
        id: 'terdekat',
        title: 'Kegiatan terdekat',
        count: 3,
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        kind: 'quotes',
        id: 'anak',
        title: 'Kata anak gugus',
        items: [
          {
            text: 'Saya datang tidak kenal siapa-siapa. Pulangnya saya punya teman di sebelas provinsi dan satu keranjang yang agak miring.',
            name: 'Alya',
            role: 'Peserta, 13 tahun, Palembang',
            photo: { scene: 'portrait:girl', seed: 2011, alt: 'Potret Alya' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'buka',
        title: 'Membuka gugus di kota Anda',
        text: 'Dua pembina bersertifikat, satu tempat yang sudah ditinjau, dan sepuluh anak. Selebihnya kami bantu.',
        actions: [
          { label: 'Ajukan gugus', href: '/Make-Appointment' },
          { label: 'Menjadi pembina', href: '/Training-Services' },
        ],
      },
    ],
  },
  {
    name: 'Bandung',
    eyebrow: 'Gugus Bandung',
    title: 'Gugus Bandung',
    lead: 'Dapur, gudang tenda, dan kantor panitia. Bila Anda ingin melihat jambore disiapkan, datanglah ke sini.',
    sections: [
      {
        kind: 'gallery',
        id: 'gudang',
        title: 'Di balik gudang',
        items: [
          {
            scene: 'tent-village',
            seed: 2432,
            alt: 'Tenda berjajar rapi dengan jarak aman',
            caption: 'Tenda dijemur setelah setiap kegiatan',
          },
          {
            scene: 'workshop-tools',
            seed: 2404,
            alt: 'Peralatan bambu tersusun di meja bengkel',
            caption: 'Alat lokakarya dihitung dua kali',
          },
          {
            scene: 'campfire',
            seed: 2422,
            alt: 'Tali dan tiang kayu di perkemahan',
            caption: 'Latihan simpul setiap Minggu',
          },
        ],
      },
      {
        kind: 'schedule',
        id: 'minggu',
        title: 'Minggu gudang terbuka',
        days: [
          {
            title: 'Jalan Pinus Raya No. 8',
            inDays: 15,
            items: [
              { time: '08.00', title: 'Memeriksa tiga puluh tenda' },
              { time: '10.00', title: 'Lima simpul yang cukup untuk seumur hidup' },
              { time: '11.30', title: 'Nasi liwet satu panci' },
            ],
          },
        ],
      },
      { kind: 'contact', id: 'kantor', title: 'Kantor panitia', hours: 'Senin-Sabtu 09.00-17.00 WIB' },
      {
        kind: 'appeal',
        id: 'datang',
        title: 'Bawa anak Anda',
        text: 'Mulai usia tujuh tahun boleh ikut memeriksa tenda. Tidak dipungut biaya.',
        actions: [
          { label: 'Kabari kedatangan', href: '/Make-Appointment' },
          { label: 'Bumi perkemahan', href: '/Campus' },
        ],
      },
    ],
  },
  {
    name: 'Jakarta',
    eyebrow: 'Titik kumpul',
    title: 'Rombongan Jakarta',
    lead: 'Untuk regu dari Jakarta, Depok, Tangerang, dan Bekasi yang berangkat bersama supaya orang tua bisa tidur.',
    cover: { scene: 'volcano-sunrise', seed: 2426, alt: 'Kabut pagi di lereng gunung' },
    sections: [
      {
        kind: 'steps',
        id: 'malam-itu',
        title: 'Malam keberangkatan',
        items: [
          {
            label: '01.30',
            title: 'Berkumpul',
            text: 'Pembina memeriksa nama, obat, dan berat ransel. Enam kilogram, tidak lebih.',
          },
          { label: '02.30', title: 'Berangkat', text: 'Dua pembina di setiap bus, satu duduk di belakang.' },
          { label: '05.00', title: 'Singgah', text: 'Sarapan dan salat. Orang tua menerima kabar pertama.' },
          {
            label: '08.00',
            title: 'Gerbang Malabar',
            text: 'Pemeriksaan kesehatan, lalu mencari tetangga tenda.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'orang-tua',
        title: 'Pertanyaan orang tua Jakarta',
        items: [
          {
            question: 'Di mana titik kumpulnya?',
            answer:
              'Dua titik, di Jakarta Selatan dan Bekasi. Alamat dikirim kepada regu yang terdaftar sepekan sebelumnya.',
          },
          {
            question: 'Bolehkah mengantar sendiri ke Pangalengan?',
            answer: 'Boleh, asalkan tiba sebelum pukul sepuluh dan serah terima dengan pembina.',
          },
          {
            question: 'Adakah kegiatan yang lebih dekat?',
            answer: 'Ada. Sekolah Alam di Bogor dapat dicapai dengan kereta dan selesai dalam sehari.',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'ayah',
        title: 'Dari seorang ayah',
        items: [
          {
            text: 'Yang membuat saya tenang adalah jawaban panitia. Semua pertanyaan tentang keamanan dijawab rinci, tidak dengan kata "pokoknya aman".',
            name: 'Rahmat Hidayat',
            role: 'Orang tua peserta, Balikpapan',
            photo: { scene: 'portrait:man', seed: 2012, alt: 'Potret Rahmat Hidayat' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'bogor',
        title: 'Coba dulu sehari di Bogor',
        text: 'Jelajah Hutan dan Kenal Burung, Rp 150.000, pulang sebelum magrib.',
        actions: [
          { label: 'Lihat kelasnya', href: '/Class/jelajah-hutan-dan-burung' },
          { label: 'Jambore Utama', href: '/Program/jambore-utama' },
        ],
      },
    ],
  },
]
