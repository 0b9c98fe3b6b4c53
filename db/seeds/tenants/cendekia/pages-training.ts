import type { DemoPage } from '../../pages.types.ts'

export const trainingPages: DemoPage[] = [
  {
    name: 'Training-Services',
    eyebrow: 'Pelatihan lembaga',
    title: 'Kelas khusus untuk lembaga',
    lead: 'Kami memulai dari laporan, rapat, atau antrean yang paling menyita waktu di kantor Anda.',
    sections: [
      {
        kind: 'text',
        id: 'contoh',
        title: 'Satu contoh: laporan gudang',
        bodyHtml: `<p>Sebuah gudang menyusun laporan keterlambatan setiap Senin. Tiga orang bekerja sejak pagi, selesainya sore. Kami tidak mengajarkan seluruh SQL kepada mereka. Kami mengajarkan empat kueri yang menyusun laporan itu, lalu cara memeriksa hasilnya.</p>
<p>Setelah delapan jam kelas, laporan selesai sebelum makan siang. Sisa waktunya dipakai untuk menelepon cabang yang terlambat.</p>`,
        picture: { scene: 'server-room', seed: 2208, alt: 'Ruang server basis data' },
      },
      {
        kind: 'table',
        id: 'bidang',
        title: 'Bidang dan biaya',
        intro:
          'Biaya untuk satu kelompok berisi paling banyak dua puluh orang, daring. Perjalanan dihitung terpisah.',
        columns: ['Bidang', 'Lama', 'Biaya kelompok'],
        rows: [
          ['Laporan dengan lembar kerja dan SQL', '8 jam', 'Rp 9.000.000'],
          ['Surat dan email berbahasa Inggris', '10 jam', 'Rp 8.500.000'],
          ['Administrasi dan arsip kantor', '6 jam', 'Rp 5.500.000'],
          ['Konten dan toko daring', '8 jam', 'Rp 8.000.000'],
          ['Pembukuan koperasi', '12 jam', 'Rp 7.500.000'],
        ],
        more: { label: 'Silabus lengkap', href: '/Training-Services/Syllabus' },
      },
      {
        kind: 'steps',
        id: 'alur',
        title: 'Sebelum kelas dimulai',
        items: [
          { label: '1', title: 'Kami menonton pekerjaan Anda', text: 'Satu jam, daring, tanpa mengganggu.' },
          {
            label: '2',
            title: 'Anda memilih satu hasil',
            text: 'Bukan daftar topik, melainkan satu pekerjaan yang harus lebih mudah.',
          },
          {
            label: '3',
            title: 'Materi memakai data Anda',
            text: 'Nama orang dan pelanggan disamarkan lebih dulu.',
          },
          {
            label: '4',
            title: 'Diukur sebulan kemudian',
            text: 'Kami menelepon tiga peserta dan melaporkan yang masih dipakai.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'minta',
        title: 'Kirim satu laporan yang melelahkan',
        text: 'Samarkan angkanya bila perlu. Kami balas dengan usulan kelas dan biayanya dalam tiga hari kerja.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Talent-Hiring',
    eyebrow: 'Rekrut lulusan',
    title: 'Lulusan dengan bukti kerja',
    lead: 'Sebelum mewawancarai, Anda membaca dua proyek, umpan balik mentornya, dan cara mereka memperbaikinya.',
    cover: { scene: 'interview', seed: 2313, alt: 'Suasana wawancara kerja' },
    seo: { title: 'Rekrut lulusan Akademi Cendekia' },
    sections: [
      {
        kind: 'features',
        id: 'bidang',
        title: 'Bidang lulusan kami',
        items: [
          {
            icon: 'target',
            title: 'Analis data pemula',
            text: 'Lembar kerja, SQL, dan laporan satu halaman yang bisa dipakai manajer.',
          },
          {
            icon: 'sparkles',
            title: 'Perancang antarmuka',
            text: 'Dua studi kasus dengan riset pengguna, satu di antaranya untuk lembaga sosial.',
          },
          {
            icon: 'megaphone',
            title: 'Staf pemasaran digital',
            text: 'Pernah menjalankan kampanye kecil dengan uang sungguhan dan melaporkan hasilnya.',
          },
          {
            icon: 'folder',
            title: 'Admin kantor',
            text: 'Surat, jadwal, arsip, dan email berbahasa Inggris.',
          },
          {
            icon: 'wallet',
            title: 'Staf pembukuan',
            text: 'Menyusun laba rugi dari nota sungguhan, bukan dari soal.',
          },
          {
            icon: 'globe',
            title: 'Petugas layanan berbahasa Inggris',
            text: 'Berani bicara, menjawab keluhan, dan menulis email singkat.',
          },
        ],
      },
      {
        kind: 'quotes',
        id: 'alumni',
        title: 'Salah satu dari mereka',
        items: [
          {
            text: 'Laporan satu halaman dari tugas akhir saya dipakai manajer toko. Dari situ saya berani melamar sebagai analis.',
            name: 'Dian Permatasari',
            role: 'Alumnus Dasar Analisis Data, Cirebon',
            photo: { scene: 'portrait:woman', seed: 2151, alt: 'Potret Dian Permatasari' },
          },
          {
            text: 'Mentornya tidak pernah memberi jawaban langsung. Menyebalkan waktu itu, berguna sekarang.',
            name: 'Frengky Lekatompessy',
            role: 'Alumnus Bootcamp UI/UX, Ambon',
            photo: { scene: 'portrait:man', seed: 2152, alt: 'Potret Frengky Lekatompessy' },
          },
        ],
      },
      {
        kind: 'questions',
        id: 'cara',
        title: 'Cara merekrut',
        items: [
          {
            question: 'Apakah ada biaya perekrutan?',
            answer: 'Tidak ada, baik bagi perusahaan maupun lulusan.',
          },
          {
            question: 'Apa yang kami minta dari perusahaan?',
            answer:
              'Kisaran gaji, nama atasan langsung, dan jawaban kepada setiap pelamar, juga yang ditolak.',
          },
          {
            question: 'Bisakah merekrut dari luar kota?',
            answer:
              'Bisa. Banyak lulusan bersedia bekerja jarak jauh atau pindah. Tuliskan dengan jelas di lowongan.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lowongan',
        title: 'Pasang lowongan pertama Anda',
        text: 'Kirim uraian pekerjaan. Stefanus membacanya dulu dan menyarankan perbaikan bila ada yang membuat pelamar baik mundur.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat bursa kerja', href: '/Event/Careers' },
        ],
      },
    ],
  },
]
