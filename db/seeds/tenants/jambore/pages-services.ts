import type { DemoPage } from '../../pages.types.ts'

export const servicePages: DemoPage[] = [
  {
    name: 'Services',
    eyebrow: 'Layanan',
    title: 'Kemah untuk sekolah dan keluarga',
    lead: 'Anda membawa anak-anaknya, kami membawa tenda, pengajar, dan rencana bila hujan.',
    sections: [
      {
        kind: 'features',
        id: 'daftar',
        title: 'Yang dapat dipesan',
        items: [
          {
            icon: 'flag',
            title: 'Kemah sekolah',
            text: 'Dua atau tiga hari untuk satu angkatan, dengan tema dari kurikulum sekolah.',
            href: '/Services/kemah-sekolah',
          },
          {
            icon: 'heart',
            title: 'Kemah keluarga',
            text: 'Satu malam pertama di tenda, orang tua ikut, semua boleh takut gelap.',
            href: '/Services/kemah-keluarga',
          },
          {
            icon: 'list-checks',
            title: 'Pemeriksaan keselamatan',
            text: 'Tim kami meninjau lokasi dan rencana kemah yang Anda susun sendiri.',
          },
          {
            icon: 'users',
            title: 'Pelatihan pembina',
            text: 'Untuk guru dan relawan yang mendampingi anak di luar ruang.',
            href: '/Training-Services',
          },
          {
            icon: 'briefcase',
            title: 'Kemah karyawan',
            text: 'Dua hari pekerjaan sungguhan dengan satu peta dan satu dapur.',
            href: '/Corporates',
          },
          {
            icon: 'ticket',
            title: 'Kursi solidaritas',
            text: 'Sekolah mengusulkan anak yang ikut tanpa biaya.',
            href: '/News/kursi-solidaritas-480-anak',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Sebelum memesan',
        items: [
          {
            question: 'Berapa jauh sebelumnya?',
            answer:
              'Enam pekan untuk kemah sekolah, dua pekan untuk keluarga. Kami perlu waktu meninjau lokasi dan cuaca.',
          },
          {
            question: 'Bagaimana bila hujan?',
            answer:
              'Selalu ada rencana kedua di bawah atap. Bila guruh mendekat, kegiatan lapangan berhenti tanpa perundingan.',
          },
          {
            question: 'Bolehkah di halaman sekolah?',
            answer:
              'Boleh, dan sering lebih seru. Anak melihat sekolahnya pada pukul sembilan malam untuk pertama kali.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'pesan',
        title: 'Tanyakan tanggalnya dulu',
        hours: 'Senin-Sabtu 09.00-17.00 WIB',
      },
    ],
  },
  {
    name: 'Services-kemah-keluarga',
    eyebrow: 'Layanan',
    title: 'Kemah keluarga',
    lead: 'Untuk anak yang belum siap pergi sendiri, dan orang tua yang belum siap melepas.',
    cover: { scene: 'night-stars', seed: 2423, alt: 'Tenda menyala di bawah langit malam' },
    sections: [
      {
        kind: 'steps',
        id: 'semalam',
        title: 'Satu malam',
        items: [
          {
            label: 'Siang',
            title: 'Ransel ditimbang',
            text: 'Anak memilih satu barang yang boleh ditinggal.',
          },
          {
            label: 'Sore',
            title: 'Anak yang mendirikan tenda',
            text: 'Orang tua hanya boleh memegang tiang bila diminta.',
          },
          {
            label: 'Petang',
            title: 'Jagung bose satu panci',
            text: 'Resep Yohana, cukup untuk dua keluarga.',
          },
          {
            label: 'Malam',
            title: 'Lampu dipadamkan sepuluh menit',
            text: 'Berpegangan tangan diperbolehkan.',
          },
          {
            label: 'Subuh',
            title: 'Bangun paling pagi',
            text: 'Satu anak membunyikan peluit untuk semua tenda.',
          },
          { label: 'Pagi', title: 'Surat kecil', text: 'Anak dan orang tua bertukar tiga kalimat.' },
        ],
      },
      {
        kind: 'text',
        id: 'biaya',
        title: 'Biaya dan tempat',
        bodyHtml: `<p>Rp 650.000 untuk satu keluarga berisi paling banyak empat orang, termasuk tenda, makan, dan pendamping. Diadakan di Bandung dan Bogor setiap Sabtu ketiga, paling banyak dua belas keluarga.</p>
<p>Sebelum memesan, orang tua boleh mempelajari bahan webinar <a href="/Class/anak-berkemah-pertama-kali">Anak Berkemah Pertama Kali</a>.</p>`,
        picture: { scene: 'tent-village', seed: 2210, alt: 'Deretan tenda anak di lapangan rumput' },
      },
      {
        kind: 'appeal',
        id: 'pesan',
        title: 'Dua belas tenda, Sabtu ketiga',
        text: 'Tulis umur anak dan hal yang paling ia takuti. Pendamping akan menyiapkannya.',
        actions: [{ label: 'Pesan tenda', href: '/Make-Appointment' }],
        picture: { scene: 'tent-village', seed: 2432, alt: 'Tenda berjajar rapi dengan jarak aman' },
      },
    ],
  },
  {
    name: 'Services-kemah-sekolah',
    eyebrow: 'Layanan',
    title: 'Kemah sekolah',
    lead: 'Satu angkatan berangkat sebagai kelas dan pulang sebagai regu.',
    cover: { scene: 'tent-village', seed: 2401, alt: 'Bumi perkemahan dengan tenda berwarna-warni' },
    sections: [
      {
        kind: 'table',
        id: 'dua-hari',
        title: 'Contoh dua hari satu malam',
        columns: ['Waktu', 'Hari pertama', 'Hari kedua'],
        rows: [
          ['Subuh', 'Berangkat dari sekolah', 'Mendengar burung'],
          ['Pagi', 'Tenda berdiri, regu dibentuk', 'Mencari enam pos dengan kompas'],
          ['Siang', 'Dua lokakarya pilihan', 'Sapu bersih, surat untuk diri sendiri, pulang'],
          ['Sore', 'Regu memasak makan malamnya sendiri', '-'],
          ['Malam', 'Api unggun tanpa cerita hantu', '-'],
        ],
      },
      {
        kind: 'plans',
        id: 'biaya',
        title: 'Biaya per anak',
        items: [
          {
            name: 'Halaman sekolah',
            price: 185_000,
            period: 'per anak, satu malam',
            benefits: ['Tenda dan matras', 'Dua lokakarya', 'Tenaga medis'],
          },
          {
            name: 'Bumi perkemahan',
            price: 325_000,
            period: 'per anak, satu malam',
            benefits: [
              'Tenda, matras, dan makan',
              'Dua lokakarya dan navigasi enam pos',
              'Tenaga medis dan asuransi',
              'Gratis untuk satu dari lima anak yang diusulkan sekolah',
            ],
            highlighted: true,
            action: { label: 'Tanyakan tanggal', href: '/Make-Appointment' },
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'guru',
        title: 'Sepulang kemah',
        items: [
          {
            text: 'Murid saya yang paling pendiam pulang sebagai juru masak regu. Sekarang ia yang mengatur kantin kejujuran sekolah.',
            name: 'Sri Mulyati',
            role: 'Guru pendamping, Wonosobo',
            photo: { scene: 'portrait:hijab', seed: 2013, alt: 'Potret Sri Mulyati' },
          },
          {
            text: 'Aku baru tahu sekolahku punya burung hantu. Dia duduk di tiang basket.',
            name: 'Nadira Salsabila',
            role: 'Ketua regu, Semarang',
            photo: { scene: 'portrait:girl', seed: 2111, alt: 'Potret Nadira Salsabila' },
          },
          {
            text: 'Sebelum berangkat saya mengirim empat belas pertanyaan. Semuanya dijawab, termasuk yang konyol.',
            name: 'Rahmat Hidayat',
            role: 'Orang tua peserta, Balikpapan',
            photo: { scene: 'portrait:man', seed: 2012, alt: 'Potret Rahmat Hidayat' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Sebutkan bulannya, kami periksa cuacanya',
        text: 'Enam pekan sudah cukup untuk meninjau lokasi, menyusun regu, dan bertemu orang tua.',
        actions: [
          { label: 'Tanyakan tanggal', href: '/Make-Appointment' },
          { label: 'Aturan keselamatan', href: '/News/aturan-keselamatan-baru' },
        ],
        picture: { scene: 'mountain-camp', seed: 2206, alt: 'Perkemahan di kaki gunung saat pagi' },
      },
    ],
  },
]
