import type { DemoPage } from '../../pages.types.ts'

export const trainingPages: DemoPage[] = [
  {
    name: 'Training-Services',
    eyebrow: 'Pelatihan',
    title: 'Pelatihan untuk tim pengajar',
    lead: 'Pengajar Anda sudah menguasai bidangnya. Kami melatih cara membawanya ke layar tanpa kehilangan hangatnya kelas.',
    cover: { scene: 'teacher-board', seed: 1207, alt: 'Pengajar berlatih menyampaikan materi' },
    sections: [
      {
        kind: 'table',
        id: 'paket',
        title: 'Pelatihan yang tersedia',
        intro: 'Semua dapat diselenggarakan khusus untuk satu lembaga dengan contoh dari kelas Anda sendiri.',
        columns: ['Pelatihan', 'Bentuk', 'Lama', 'Biaya per orang'],
        rows: [
          ['Lokakarya Pengajar Digital', 'Campuran', '22 jam dalam 8 pekan', 'Rp 850.000'],
          ['Mengajar dengan Studio Koding', 'Daring langsung', '8 jam', 'Rp 450.000'],
          ['Penilaian dan Sertifikat', 'Daring langsung', '6 jam', 'Rp 300.000'],
          ['Menyusun Bank Soal yang Awet', 'Mandiri', '3 jam', 'Rp 149.000'],
          ['Kelas Langsung yang Hidup', 'Webinar', '75 menit', 'Rp 49.000'],
        ],
        more: { label: 'Silabus pelatihan', href: '/Training-Services/Syllabus' },
      },
      {
        kind: 'steps',
        id: 'dua-hari',
        title: 'Contoh dua hari di tempat Anda',
        intro: 'Untuk dua belas sampai dua puluh pengajar.',
        items: [
          {
            label: 'Hari 1, pagi',
            title: 'Satu capaian, satu bukti',
            text: 'Setiap pengajar menulis apa yang dapat dikerjakan pesertanya setelah kelas selesai.',
          },
          {
            label: 'Hari 1, siang',
            title: 'Ceramah menjadi bab pendek',
            text: 'Bab pertama ditulis, lalu diuji oleh rekan yang tidak paham bidangnya.',
          },
          {
            label: 'Hari 2, pagi',
            title: 'Sepuluh menit pertama',
            text: 'Praktik mengajar bergiliran, kamera menyala, semua orang harus sempat bicara.',
          },
          {
            label: 'Hari 2, siang',
            title: 'Menanggapi tugas',
            text: 'Satu saran yang jelas lebih berguna daripada sepuluh coretan.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'pelatih',
        title: 'Pelatih',
        people: ['rahmawati', 'melati-tanjung', 'togar-simanjuntak', 'andi-tenriawaru'],
      },
      {
        kind: 'listing',
        of: 'class',
        id: 'kelas-terbuka',
        title: 'Kelas terbuka terdekat',
        intro: 'Ingin mencoba dulu? Kirim satu atau dua pengajar ke kelas umum.',
        more: { label: 'Semua kelas', href: '/Class' },
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'undang',
        title: 'Undang kami ke lembaga Anda',
        text: 'Sebutkan jumlah pengajar, kota, dan tiga hal yang paling menyulitkan mereka. Usulan jadwal kami kirim dalam tiga hari kerja.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
      },
    ],
  },
  {
    name: 'Talent-Hiring',
    eyebrow: 'Rekrut talenta',
    title: 'Cari pengajar yang sudah terbukti',
    lead: 'Pemegang sabuk Pesilat telah membuka kelas, menulis materi, dan memandu angkatan. Buktinya bisa Anda buka sebelum mewawancarai.',
    seo: { title: 'Rekrut pengajar dan pengelola akademi' },
    sections: [
      {
        kind: 'table',
        id: 'sabuk',
        title: 'Membaca sabuk sebagai pemberi kerja',
        columns: ['Sabuk', 'Artinya bagi Anda', 'Cocok untuk'],
        rows: [
          ['Putih', 'Pernah membuka kelas dan menerima peserta', 'Admin akademi, asisten kelas'],
          ['Kuning', 'Menulis kursus yang diuji orang lain', 'Penulis materi'],
          ['Hijau', 'Memandu satu angkatan sampai selesai', 'Pengajar dan fasilitator'],
          ['Biru', 'Menyusun soal dan rubrik yang dipakai rekan', 'Perancang penilaian'],
          ['Hitam', 'Mendampingi pengajar lain sampai naik sabuk', 'Kepala akademik, pelatih'],
        ],
      },
      {
        kind: 'steps',
        id: 'alur',
        title: 'Dari kebutuhan sampai hari pertama',
        items: [
          {
            label: '1',
            title: 'Tulis pekerjaannya',
            text: 'Sebutkan tugas, kota, kisaran gaji, dan siapa atasannya.',
          },
          {
            label: '2',
            title: 'Terima daftar pendek',
            text: 'Kami mengirim tiga sampai lima nama beserta bukti kerjanya, hanya yang bersedia dihubungi.',
          },
          {
            label: '3',
            title: 'Uji dengan tugas nyata',
            text: 'Beri tugas dua jam yang dibayar. Hasilnya lebih jujur daripada wawancara panjang.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'aturan',
        title: 'Aturan main',
        items: [
          {
            question: 'Berapa biayanya?',
            answer:
              'Memasang lowongan tidak dipungut biaya. Kami tidak mengambil potongan dari gaji siapa pun.',
          },
          {
            question: 'Bolehkah lowongan tanpa kisaran gaji?',
            answer: 'Tidak. Pelamar berhak tahu sebelum menghabiskan waktunya.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'pasang',
        title: 'Ada kursi pengajar yang kosong?',
        text: 'Ceritakan kebutuhannya kepada tim komunitas, atau lihat lowongan yang sedang terbuka.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat bursa kerja', href: '/Event/Careers' },
        ],
      },
    ],
  },
]
