import type { DemoPage } from '../../pages.types.ts'

export const trainingPages: DemoPage[] = [
  {
    name: 'Training-Services',
    eyebrow: 'Untuk guru',
    title: 'Pelatihan guru produktif',
    lead: 'Materi berganti lebih cepat daripada buku paket. Anda tidak harus mengejarnya sendirian.',
    cover: { scene: 'teacher-board', seed: 3323, alt: 'Guru menulis rubrik di papan' },
    sections: [
      {
        kind: 'schedule',
        id: 'libur',
        title: 'Pekan guru, saat siswa libur',
        intro: 'Lima hari di Surakarta atau daring. Laptop boleh dipinjam.',
        days: [
          {
            title: 'Dua hari belajar menjadi siswa',
            inDays: 45,
            items: [
              {
                time: '08.00',
                title: 'Mengerjakan tugas yang sama dengan siswa',
                place: 'Bengkel SMK Coding',
              },
              { time: '13.00', title: 'Membaca galat tanpa bertanya kepada mentor' },
            ],
          },
          {
            title: 'Dua hari menyusun',
            inDays: 47,
            items: [
              { time: '08.00', title: 'Menulis lima latihan dengan kasus uji' },
              { time: '13.00', title: 'Rubrik proyek yang adil untuk kerja kelompok' },
            ],
          },
          {
            title: 'Satu hari mengajar',
            inDays: 49,
            items: [
              { time: '08.00', title: 'Mengajar sepuluh menit, ditinjau rekan' },
              { time: '14.00', title: 'Rencana satu semester' },
            ],
          },
        ],
      },
      {
        kind: 'table',
        id: 'biaya',
        title: 'Pilihan dan biaya',
        columns: ['Pelatihan', 'Lama', 'Biaya per guru'],
        rows: [
          ['Pekan guru di Surakarta', '5 hari', 'Rp 1.500.000'],
          ['Pekan guru daring', '5 hari', 'Rp 600.000'],
          ['Di sekolah Anda, sampai 20 guru', '2 hari', 'Rp 6.000.000 per kelompok'],
          ['Duduk di bootcamp bersama siswa', '8 pekan', 'Gratis bila membawa 10 siswa'],
        ],
        more: { label: 'Silabus', href: '/Training-Services/Syllabus' },
      },
      { kind: 'listing', of: 'articles', id: 'bacaan', title: 'Bacaan untuk guru', count: 3 },
      {
        kind: 'quotes',
        id: 'guru',
        title: 'Kata guru',
        items: [
          {
            text: 'Saya berhenti menghabiskan dua pertemuan untuk memasang program. Sekarang siswa langsung mengetik.',
            name: 'Wagiyo',
            role: 'Guru RPL, Purworejo',
            photo: { scene: 'portrait:man', seed: 3152, alt: 'Potret Wagiyo' },
          },
          {
            text: 'Tugas proyek tidak boleh bertabrakan dengan ujian. Saya menempel kalender sekolah di depan meja semua mentor.',
            name: 'Sumarni',
            role: 'Koordinator guru pendamping, Kebumen',
            photo: { scene: 'portrait:hijab', seed: 3108, alt: 'Potret Sumarni' },
          },
          {
            text: 'Guru yang mau berkata "saya belum tahu, mari kita cari" adalah guru terbaik di pelatihan ini.',
            name: 'Zulfikar Piliang',
            role: 'Mentor Laravel',
            photo: { scene: 'portrait:man', seed: 3103, alt: 'Potret Zulfikar Piliang' },
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Guru juga boleh bertanya',
        text: 'Pilih tanggal, ajak satu rekan satu jurusan, dan bawa modul yang paling usang.',
        actions: [
          { label: 'Atur tanggal', href: '/Make-Appointment' },
          { label: 'Menilai proyek koding', href: '/Articles/menilai-proyek-koding' },
        ],
      },
    ],
  },
  {
    name: 'Talent-Hiring',
    eyebrow: 'Rekrut siswa dan lulusan',
    title: 'Siswa PKL dan lulusan siap kerja',
    lead: 'Baca kodenya dulu. Setiap siswa membawa repositori, studi kasus, dan pengguna yang bisa Anda telepon.',
    cover: { scene: 'interview', seed: 3316, alt: 'Siswa menunjukkan portofolio' },
    sections: [
      {
        kind: 'figures',
        id: 'tahun-lalu',
        title: 'Angkatan terakhir',
        items: [
          { value: '118', label: 'siswa ditempatkan', note: 'di 37 tempat praktik' },
          { value: '109', label: 'menyelesaikan praktik' },
          { value: '9', label: 'berhenti lebih awal', note: 'sebagian besar karena jarak' },
        ],
        more: { label: 'Pelajaran dari penempatan', href: '/News/mitra-pkl-bertambah' },
      },
      {
        kind: 'features',
        id: 'bidang',
        title: 'Keterampilan yang tersedia',
        items: [
          {
            icon: 'code',
            title: 'Web dan Laravel',
            text: 'Pernah memasang sistem perpustakaan yang dipakai pustakawan sungguhan.',
          },
          {
            icon: 'phone',
            title: 'Aplikasi seluler',
            text: 'Flutter dasar, presensi kelas yang berjalan di Android.',
          },
          {
            icon: 'globe',
            title: 'Jaringan',
            text: 'Membagi alamat, memberi label, menulis panduan perawatan.',
          },
          {
            icon: 'cpu',
            title: 'Perangkat dan IoT',
            text: 'Merakit, mengukur, dan mengaku bila sensornya tercebur.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'alur',
        title: 'Menuju hari pertama',
        items: [
          {
            label: '6 pekan sebelum',
            title: 'Anda menulis tugasnya',
            text: 'Satu halaman: apa yang dikerjakan dan siapa pembimbingnya.',
          },
          {
            label: '4 pekan sebelum',
            title: 'Kami mengusulkan siswa',
            text: 'Berdasarkan minat, jarak, dan kemampuan keluarga.',
          },
          {
            label: '2 pekan sebelum',
            title: 'Bertemu',
            text: 'Wawancara dua puluh menit. Siswa juga boleh menolak.',
          },
          { label: 'Hari 1', title: 'Ada meja, ada tugas', text: 'Bukan menunggu disuruh memfotokopi.' },
        ],
      },
      {
        kind: 'appeal',
        id: 'pasang',
        title: 'Buka satu tempat praktik',
        text: 'Usaha berisi tiga orang pun boleh, asalkan pembimbingnya jelas.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat lowongan', href: '/Event/Careers' },
        ],
      },
    ],
  },
]
