import type { DemoPage } from '../../pages.types.ts'

export const partnerPages: DemoPage[] = [
  {
    name: 'Corporates',
    eyebrow: 'Kemitraan',
    title: 'Sponsor dan kemitraan',
    lead: 'Sponsor kami ikut menyapu. Dukunglah dengan uang, barang, atau karyawan yang mau membongkar tenda pada hari terakhir.',
    sections: [
      {
        kind: 'plans',
        id: 'sponsor',
        title: 'Tingkat dukungan Jambore Utama',
        items: [
          {
            name: 'Silver',
            price: 10_000_000,
            text: 'Tempat terbuka.',
            benefits: ['Nama di panggung festival', 'Membiayai lima belas kursi solidaritas'],
          },
          {
            name: 'Gold',
            price: 25_000_000,
            text: 'Empat sampai lima mitra.',
            benefits: [
              'Nama di bengkel lokakarya',
              'Membiayai tiga puluh delapan kursi solidaritas',
              'Karyawan ikut bakti alam',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
          {
            name: 'Platinum',
            price: 50_000_000,
            text: 'Dua sampai tiga mitra.',
            benefits: [
              'Satu hari jambore atas nama mitra',
              'Membiayai tujuh puluh enam kursi solidaritas',
              'Laporan penggunaan dana',
            ],
          },
        ],
      },
      {
        kind: 'table',
        id: 'boleh',
        title: 'Boleh dan tidak boleh',
        columns: ['Boleh', 'Tidak boleh'],
        rows: [
          ['Papan nama dari kayu di bengkel', 'Umbul-umbul plastik'],
          ['Membagikan peluit, topi, botol minum', 'Membagikan makanan kemasan'],
          ['Karyawan mengajar keterampilannya', 'Mengumpulkan data anak dan orang tua'],
          ['Foto kelompok oleh tim dokumentasi', 'Mengambil foto anak sendiri'],
        ],
      },
      {
        kind: 'text',
        id: 'karyawan',
        title: 'Kemah untuk tim Anda',
        bodyHtml: `<p>Kami juga menerima kemah karyawan dua hari. Bukan permainan lempar kepercayaan, melainkan pekerjaan sungguhan: mencari sepuluh pos dengan satu peta, memasak untuk dua puluh orang, dan memutuskan kapan harus berbalik.</p>
<p>Rp 1.150.000 per orang, paling sedikit dua puluh orang. Separuh keuntungannya masuk dana kursi solidaritas.</p>`,
        picture: { scene: 'map', seed: 2202, alt: 'Peta kontur dan kompas di atas batu' },
      },
      { kind: 'contact', id: 'kontak', title: 'Bicara dengan panitia', hours: 'Senin-Jumat 09.00-17.00 WIB' },
    ],
  },
  {
    name: 'Government',
    eyebrow: 'Bersama pemerintah',
    title: 'Izin, jalan, dan keselamatan bersama',
    lead: 'Perkemahan untuk tiga ribu orang tidak mungkin tanpa desa, kecamatan, puskesmas, dan dinas yang bekerja sebagai satu tim.',
    seo: { title: 'Kerja sama pemerintah dan desa' },
    sections: [
      {
        kind: 'steps',
        id: 'persiapan',
        title: 'Kalender persiapan bersama',
        items: [
          {
            label: '14 bulan sebelum',
            title: 'Kunjungan pertama',
            text: 'Dua kali, di musim kemarau dan musim hujan.',
          },
          {
            label: '6 bulan sebelum',
            title: 'Musyawarah desa',
            text: 'Sewa lahan, air, dan pembagian pekerjaan bagi warga.',
          },
          {
            label: '3 bulan sebelum',
            title: 'Rencana keadaan darurat',
            text: 'Disusun bersama badan penanggulangan bencana daerah dan puskesmas.',
          },
          {
            label: '1 bulan sebelum',
            title: 'Simulasi',
            text: 'Evakuasi malam diuji dengan dua ratus relawan.',
          },
          {
            label: 'Empat hari',
            title: 'Posko bersama',
            text: 'Satu meja untuk desa, puskesmas, polisi, dan panitia.',
          },
          {
            label: 'Sesudahnya',
            title: 'Pertanggungjawaban',
            text: 'Kondisi lahan diperiksa desa. Uang jaminan kembali setelah bersih.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'untuk-daerah',
        title: 'Yang didapat daerah',
        items: [
          {
            icon: 'wallet',
            title: 'Belanja di tempat',
            text: 'Sayur, beras, dan bambu dibeli dari koperasi dan kelompok tani setempat.',
          },
          {
            icon: 'leaf',
            title: 'Pohon yang dijaga',
            text: 'Dua ribu bibit dengan penjaga selama tiga tahun.',
          },
          {
            icon: 'users',
            title: 'Pembina terlatih',
            text: 'Karang taruna setempat mendapat kursi Akademi Pembina.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'daerah-lain',
        title: 'Bila daerah Anda ingin menjadi tuan rumah',
        items: [
          {
            question: 'Apa syarat lahannya?',
            answer:
              'Datar seluas enam hektare, sumber air, dua jalur keluar, dan paling jauh tiga puluh menit dari puskesmas.',
          },
          {
            question: 'Siapa yang membayar?',
            answer:
              'Biaya kegiatan dari peserta dan mitra. Daerah menyediakan perbaikan jalan, listrik, dan petugas.',
          },
          {
            question: 'Kapan keputusan diambil?',
            answer: 'Empat belas bulan sebelum pelaksanaan, setelah dua kunjungan di musim yang berbeda.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'tawar',
        title: 'Tawarkan lembah Anda',
        text: 'Kirim letak, foto, dan nama satu orang desa yang paling tahu sungainya.',
        actions: [{ label: 'Hubungi panitia', href: '/Make-Appointment' }],
        picture: { scene: 'rice-terraces', seed: 2433, alt: 'Anak-anak belajar di tepi sawah berundak' },
      },
    ],
  },
  {
    name: 'Campus',
    eyebrow: 'Bumi perkemahan',
    title: 'Bumi Perkemahan Malabar',
    lead: 'Rumah kami selama empat hari: lembah teh di Pangalengan, 1.400 meter di atas laut, dingin sejak pukul empat sore.',
    cover: {
      scene: 'mountain-camp',
      seed: 2001,
      alt: 'Perkemahan di lembah dengan gunung berlapis di kejauhan',
    },
    sections: [
      {
        kind: 'table',
        id: 'denah',
        title: 'Apa ada di mana',
        columns: ['Tempat', 'Kegunaan', 'Dari gerbang'],
        rows: [
          ['Gerbang Malabar', 'Kedatangan dan pemeriksaan kesehatan', '-'],
          ['Kampung tenda', 'Tiga ratus regu, jarak antartenda empat meter', '5 menit'],
          ['Lapangan utama', 'Upacara dan malam tanpa lampu', '8 menit'],
          ['Bengkel A sampai H', 'Lokakarya', '10 menit'],
          ['Amfiteater bambu', 'Panggung cerita rakyat', '12 menit'],
          ['Pos medis 1, 2, 3', 'Terbuka 24 jam, masing-masing punya sudut tenang', '3, 9, dan 14 menit'],
        ],
      },
      {
        kind: 'gallery',
        id: 'foto',
        title: 'Suasananya',
        items: [
          {
            scene: 'tent-village',
            seed: 2301,
            alt: 'Ratusan tenda di kaki perbukitan teh',
            caption: 'Kampung tenda pada sore pertama',
          },
          {
            scene: 'night-stars',
            seed: 2209,
            alt: 'Langit malam berbintang di atas perkemahan',
            caption: 'Malam tanpa lampu',
          },
          {
            scene: 'kitchen',
            seed: 2204,
            alt: 'Dapur lapangan dengan panci di atas tungku batu',
            caption: 'Dapur kampung sebelum makan siang saling tukar',
          },
        ],
      },
      {
        kind: 'features',
        id: 'sampai',
        title: 'Cara sampai',
        items: [
          {
            icon: 'pin',
            title: 'Dari Bandung',
            text: 'Sekitar dua jam dengan bus. Titik kumpul di Jalan Pinus Raya No. 8.',
            href: '/Bandung',
          },
          {
            icon: 'pin',
            title: 'Dari Jakarta',
            text: 'Berangkat dini hari bersama rombongan, singgah dua kali.',
            href: '/Jakarta',
          },
          {
            icon: 'pin',
            title: 'Dari luar Jawa',
            text: 'Panitia menjemput di stasiun dan terminal Bandung pada hari kedatangan.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'kampus',
        title: 'Mahasiswa boleh ikut membangun',
        text: 'Fakultas kehutanan, keguruan, dan kesehatan mengirim mahasiswa sebagai pendamping. Magangnya tercatat dan dibimbing.',
        actions: [
          { label: 'Menjadi pendamping', href: '/Talent-Hiring' },
          { label: 'Jadwal jambore', href: '/Program/jambore-utama' },
        ],
        picture: { scene: 'planting', seed: 2406, alt: 'Remaja menanam bibit pohon di lereng' },
      },
    ],
  },
]
