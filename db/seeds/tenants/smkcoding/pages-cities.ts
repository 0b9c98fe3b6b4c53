import type { DemoPage } from '../../pages.types.ts'

export const cityPages: DemoPage[] = [
  {
    name: 'Chapters',
    eyebrow: 'Komunitas kota',
    title: 'Klub koding di kota Anda',
    lead: 'Siswa dari beberapa SMK bertemu sepulang sekolah, membawa laptop pinjaman dan satu masalah.',
    sections: [
      {
        kind: 'features',
        id: 'klub',
        title: 'Klub yang berjalan',
        items: [
          {
            icon: 'pin',
            title: 'Surakarta',
            text: 'Bengkel kami terbuka setiap Sabtu, pukul 09.00 sampai 14.00 WIB.',
          },
          {
            icon: 'pin',
            title: 'Bandung',
            text: 'Sensor, solder, dan kebun sekolah bersama Hendra.',
            href: '/Bandung',
          },
          {
            icon: 'pin',
            title: 'Jakarta',
            text: 'Simulasi wawancara dan kunjungan kantor bersama Laila.',
            href: '/Jakarta',
          },
          {
            icon: 'pin',
            title: 'Parepare',
            text: 'Merawat jaringan tiga sekolah.',
            href: '/News/siswa-jaringan-parepare',
          },
          {
            icon: 'pin',
            title: 'Biak dan Sentani',
            text: 'Data cuaca nelayan dan tim Papeda Code.',
            href: '/Podcasts/koding-dan-cuaca-di-biak',
          },
          {
            icon: 'pin',
            title: 'Wonogiri',
            text: 'Ruang Kode di perpustakaan kabupaten, terbuka bagi siswa yang tidak punya laptop.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'mulai',
        title: 'Mendirikan klub',
        items: [
          {
            label: 'git init',
            title: 'Lima siswa, dua sekolah',
            text: 'Lebih seru bila tidak satu sekolah.',
          },
          {
            label: 'git add',
            title: 'Satu guru yang rela',
            text: 'Tugasnya membuka pintu dan mematikan lampu.',
          },
          {
            label: 'git commit',
            title: 'Satu proyek kota',
            text: 'Jadwal angkot, harga cabai, atau perpustakaan daerah.',
          },
          { label: 'git push', title: 'Tunjukkan', text: 'Undang pengguna, bukan hanya teman.' },
        ],
      },
      {
        kind: 'quotes',
        id: 'anggota',
        title: 'Kata anggota',
        items: [
          {
            text: 'Situs kantin buatan saya dipakai setiap hari. Rasanya beda ketika ada yang protes tombolnya kekecilan.',
            name: 'Elias Youw',
            role: 'Siswa RPL, Nabire',
            photo: { scene: 'portrait:boy', seed: 3151, alt: 'Potret Elias Youw' },
          },
          {
            text: 'Di klub saya bukan satu-satunya perempuan lagi. Kami bertiga, dan kami yang memegang kabel.',
            name: 'Putu Saraswati',
            role: 'Siswi TKJ, Singaraja',
            photo: { scene: 'portrait:girl', seed: 3153, alt: 'Potret Putu Saraswati' },
          },
          {
            text: 'Dulu saya belajar sendirian di Wonogiri. Klub seperti ini yang saya cari waktu itu.',
            name: 'Bagas Prakoso',
            role: 'Mentor JavaScript',
            photo: { scene: 'portrait:man', seed: 3102, alt: 'Potret Bagas Prakoso' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'daftar',
        title: 'Daftarkan klub Anda',
        text: 'Kami kirim stiker, panduan tinjauan kode, dan satu mentor setiap bulan.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Bandung',
    eyebrow: 'Komunitas kota',
    title: 'SMK Coding Bandung',
    lead: 'Di Bengkel Elektronika Cikapundung, kode harus bisa menyalakan pompa air.',
    cover: { scene: 'robot-arm', seed: 3402, alt: 'Lengan robot di bengkel sekolah' },
    sections: [
      {
        kind: 'gallery',
        id: 'meja',
        title: 'Di atas meja Hendra',
        items: [
          {
            scene: 'workshop-tools',
            seed: 3315,
            alt: 'Peralatan bengkel elektronika',
            caption: 'Solder dipakai dengan kacamata',
          },
          {
            scene: 'planting',
            seed: 3209,
            alt: 'Bibit tanaman dengan sensor',
            caption: 'Sensor kelembapan, versi yang tidak tercebur',
          },
          {
            scene: 'code-editor',
            seed: 3308,
            alt: 'Kode Python di layar',
            caption: 'Sepuluh baris yang memutuskan kapan menyiram',
          },
        ],
      },
      {
        kind: 'schedule',
        id: 'sabtu',
        title: 'Sabtu merakit',
        days: [
          {
            title: 'Penyiram otomatis, bagian kedua',
            inDays: 14,
            items: [
              {
                time: '09.00',
                title: 'Kalibrasi sensor dengan tanah kering dan basah',
                place: 'Bengkel Elektronika Cikapundung',
              },
              { time: '11.00', title: 'Program sepuluh baris yang memutuskan kapan menyiram' },
              { time: '13.30', title: 'Uji bocor dan membereskan meja' },
            ],
          },
        ],
      },
      { kind: 'people', id: 'mentor', title: 'Penjaga solder', people: ['hendra-tanuwijaya'] },
      {
        kind: 'appeal',
        id: 'bootcamp',
        title: 'Bootcamp IoT menunggu komponen',
        text: 'Tanggal baru diumumkan setelah semua barang tiba. Pertemuan Sabtu tetap berjalan dan gratis.',
        actions: [
          { label: 'Kabar penundaan', href: '/News/bootcamp-iot-ditunda' },
          { label: 'Pesan kursi Sabtu', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  {
    name: 'Jakarta',
    eyebrow: 'Komunitas kota',
    title: 'SMK Coding Jakarta',
    lead: 'Kota dengan tempat praktik terbanyak, sekaligus yang paling menakutkan bagi siswa dari luar. Kami menemani keduanya.',
    sections: [
      {
        kind: 'steps',
        id: 'pertama',
        title: 'Pekan pertama di Jakarta',
        intro: 'Untuk siswa PKL dari luar kota.',
        items: [
          {
            label: 'Hari -1',
            title: 'Dijemput',
            text: 'Guru pendamping setempat menunggu di stasiun atau terminal.',
          },
          {
            label: 'Hari 1',
            title: 'Diantar ke kantor',
            text: 'Berlatih naik kereta pada jam sibuk, dua kali.',
          },
          {
            label: 'Hari 3',
            title: 'Ditelepon',
            text: 'Laila bertanya soal makan dan tidur, baru kemudian soal kode.',
          },
          { label: 'Hari 7', title: 'Bertemu yang lain', text: 'Makan bersama semua siswa PKL di kota ini.' },
        ],
      },
      {
        kind: 'table',
        id: 'biaya-hidup',
        title: 'Perkiraan biaya hidup sebulan',
        intro:
          'Dari catatan siswa angkatan terakhir. Bicarakan dengan orang tua sebelum memilih tempat praktik.',
        columns: ['Keperluan', 'Berbagi kamar', 'Sendiri'],
        rows: [
          ['Kos', 'Rp 650.000', 'Rp 1.100.000'],
          ['Makan', 'Rp 1.050.000', 'Rp 1.050.000'],
          ['Transpor', 'Rp 250.000', 'Rp 250.000'],
          ['Lain-lain', 'Rp 150.000', 'Rp 150.000'],
          ['Jumlah', 'Rp 2.100.000', 'Rp 2.550.000'],
        ],
      },
      { kind: 'people', id: 'pendamping', title: 'Yang bisa ditelepon', people: ['laila-nasution'] },
      {
        kind: 'appeal',
        id: 'siap',
        title: 'Siap praktik?',
        text: 'Webinar Siap PKL gratis dan menjawab pertanyaan yang tidak enak ditanyakan kepada guru.',
        actions: [
          { label: 'Daftar webinar', href: '/Class/siap-pkl' },
          { label: 'Dari Kelas ke Industri', href: '/Program/dari-kelas-ke-industri' },
        ],
      },
    ],
  },
]
