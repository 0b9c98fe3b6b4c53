import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
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
          {
            text: 'Kelompok pencinta alam kami cuma punya satu tenda. Jadi kami bergantian tidur di luar, dan itu bagian terbaiknya.',
            name: 'Melkianus Bria',
            role: 'Siswa SMA, Belu',
            photo: { scene: 'portrait:boy', seed: 2112, alt: 'Potret Melkianus Bria' },
          },
          {
            text: 'Hari Minggu biasanya aku bangun jam sembilan. Di gugus, jam enam sudah menghitung suara burung.',
            name: 'Nadira Salsabila',
            role: 'Siswa SMP, Semarang',
            photo: { scene: 'portrait:girl', seed: 2111, alt: 'Potret Nadira Salsabila' },
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
        picture: { scene: 'forest-trail', seed: 2425, alt: 'Cahaya pagi menembus pepohonan' },
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
        picture: { scene: 'tent-village', seed: 2452, alt: 'Tenda regu dengan tali jemuran dan topi' },
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
          { label: '20.00', title: 'Tidur dulu', text: 'Ransel sudah di dekat pintu, sepatu sudah dicoba.' },
          { label: '01.30', title: 'Berkumpul', text: 'Pembina memeriksa nama, obat, dan berat ransel.' },
          { label: '02.30', title: 'Berangkat', text: 'Dua pembina di setiap bus, satu duduk di belakang.' },
          { label: '05.00', title: 'Singgah', text: 'Sarapan dan salat. Orang tua menerima kabar pertama.' },
          {
            label: '08.00',
            title: 'Gerbang Malabar',
            text: 'Pemeriksaan kesehatan, lalu mencari tetangga tenda.',
          },
          { label: '20.30', title: 'Kabar kedua', text: 'Foto kelompok dikirim sebelum anak-anak tidur.' },
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
        title: 'Yang mengantar dan yang menjemput',
        items: [
          {
            text: 'Yang membuat saya tenang adalah jawaban panitia. Semua pertanyaan tentang keamanan dijawab rinci, tidak dengan kata "pokoknya aman".',
            name: 'Rahmat Hidayat',
            role: 'Orang tua peserta, Balikpapan',
            photo: { scene: 'portrait:man', seed: 2012, alt: 'Potret Rahmat Hidayat' },
          },
          {
            text: 'Anak yang menangis di bus biasanya tertidur sebelum tol. Kami selalu menyiapkan satu selimut lebih.',
            name: 'Yulia Rahmi',
            role: 'Psikolog anak dan pembina putri',
            photo: { scene: 'portrait:hijab', seed: 2109, alt: 'Potret Yulia Rahmi' },
          },
          {
            text: 'Daftar periksa saya berisi empat puluh dua baris. Baris terakhir: tanyakan apakah anaknya sudah sarapan.',
            name: 'Rangga Wirasena',
            role: 'Ketua panitia',
            photo: { scene: 'portrait:man', seed: 2101, alt: 'Potret Rangga Wirasena' },
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
        picture: { scene: 'forest-trail', seed: 2208, alt: 'Jalur setapak di hutan yang berkabut' },
      },
    ],
  },
]
