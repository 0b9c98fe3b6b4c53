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
        kind: 'schedule',
        id: 'dua-hari',
        title: 'Contoh dua hari satu malam',
        days: [
          {
            title: 'Hari pertama',
            inDays: 40,
            items: [
              { time: '07.00', title: 'Berangkat dari sekolah' },
              { time: '09.30', title: 'Tenda berdiri, regu dibentuk', place: 'Lapangan' },
              { time: '13.00', title: 'Dua lokakarya pilihan', place: 'Bengkel' },
              { time: '17.00', title: 'Regu memasak makan malamnya sendiri', place: 'Dapur kampung' },
              { time: '19.30', title: 'Api unggun tanpa cerita hantu' },
            ],
          },
          {
            title: 'Hari kedua',
            inDays: 41,
            items: [
              { time: '05.30', title: 'Mendengar burung' },
              { time: '08.00', title: 'Mencari enam pos dengan kompas' },
              { time: '11.00', title: 'Sapu bersih dan surat untuk diri sendiri' },
              { time: '13.00', title: 'Pulang' },
            ],
          },
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
        title: 'Kata guru pendamping',
        items: [
          {
            text: 'Murid saya yang paling pendiam pulang sebagai juru masak regu. Sekarang ia yang mengatur kantin kejujuran sekolah.',
            name: 'Sri Mulyati',
            role: 'Guru pendamping, Wonosobo',
            photo: { scene: 'portrait:hijab', seed: 2013, alt: 'Potret Sri Mulyati' },
          },
        ],
      },
    ],
  },
]
