import type { DemoPage } from '../../pages.types.ts'

export const servicePages: DemoPage[] = [
  {
    name: 'Services',
    eyebrow: 'Untuk sekolah',
    title: 'Layanan untuk SMK',
    lead: 'Dari satu guru yang penasaran sampai seluruh jurusan. Kursus mandiri tetap gratis, apa pun yang Anda pilih.',
    sections: [
      {
        kind: 'steps',
        id: 'bergabung',
        title: 'Sekolah bergabung dalam satu sore',
        items: [
          { label: '1', title: 'Guru mendaftar', text: 'Sebagai guru pendamping, dengan NPSN sekolah.' },
          { label: '2', title: 'Membuat kode kelas', text: 'Satu kode untuk satu rombongan belajar.' },
          {
            label: '3',
            title: 'Siswa masuk',
            text: 'Dari laboratorium atau ponsel. Tidak perlu email sekolah.',
          },
          {
            label: '4',
            title: 'Melihat kemajuan',
            text: 'Siapa di bab berapa, tanpa mengumpulkan tangkapan layar.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'layanan',
        title: 'Bila perlu lebih',
        items: [
          {
            icon: 'terminal',
            title: 'Menghidupkan laboratorium lama',
            text: 'Kami periksa komputer, jaringan, dan peramban, lalu menulis daftar perbaikan.',
            href: '/Services/laboratorium-lama',
          },
          {
            icon: 'check',
            title: 'Penguji UKK tamu',
            text: 'Penguji dari industri untuk uji kompetensi keahlian di sekolah Anda.',
            href: '/Services/penguji-ukk',
          },
          {
            icon: 'users',
            title: 'Pelatihan guru produktif',
            text: 'Guru belajar materi yang akan diajarkannya bulan depan.',
            href: '/Training-Services',
          },
          {
            icon: 'trophy',
            title: 'Liga SMK',
            text: 'Pertandingan antartim dengan pengguna sungguhan sebagai juri.',
            href: '/Liga-Smk',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'tanya',
        title: 'Tanya Bu Sumarni',
        intro: 'Koordinator guru pendamping menjawab setelah jam mengajar.',
        hours: 'Senin-Jumat 14.00-17.00 WIB',
      },
    ],
  },
  {
    name: 'Services-laboratorium-lama',
    eyebrow: 'Layanan',
    title: 'Laboratorium lama, hidup lagi',
    lead: 'Sebelum mengajukan komputer baru, mari lihat apa yang masih bisa dipakai.',
    cover: { scene: 'computer-lab', seed: 3302, alt: 'Laboratorium komputer sekolah' },
    sections: [
      {
        kind: 'table',
        id: 'uji',
        title: 'Hasil uji di laboratorium berusia sepuluh tahun',
        intro: 'Tiga puluh komputer, satu sambungan internet, sebuah SMK di Kebumen.',
        columns: ['Kegiatan', 'Waktu rata-rata'],
        rows: [
          ['Membuka bab pertama', '3 detik'],
          ['Mengunduh Python pertama kali', '48 detik'],
          ['Menjalankan program berikutnya', 'kurang dari 1 detik'],
        ],
        more: { label: 'Laporan lengkap', href: '/News/studio-koding-di-lab-lawas' },
      },
      {
        kind: 'steps',
        id: 'kunjungan',
        title: 'Dua hari di sekolah Anda',
        items: [
          {
            label: 'Hari 1 pagi',
            title: 'Mendata',
            text: 'Siswa TKJ mencatat setiap komputer. Kami hanya memegang senter.',
          },
          {
            label: 'Hari 1 siang',
            title: 'Membersihkan',
            text: 'Debu, kabel, dan program yang tidak dipakai.',
          },
          {
            label: 'Hari 2 pagi',
            title: 'Memetakan jaringan',
            text: 'Topologi digambar, kabel diberi label.',
          },
          { label: 'Hari 2 siang', title: 'Mencoba', text: 'Satu kelas penuh menjalankan Python bersamaan.' },
        ],
      },
      {
        kind: 'plans',
        id: 'biaya',
        title: 'Biaya',
        items: [
          {
            name: 'Panduan mandiri',
            price: 0,
            benefits: ['Daftar periksa untuk siswa TKJ', 'Tanya jawab daring satu jam'],
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
          {
            name: 'Kunjungan dua hari',
            price: 2_500_000,
            period: 'per laboratorium',
            text: 'Di luar perjalanan.',
            benefits: [
              'Dua mentor',
              'Laporan dan daftar belanja seperlunya',
              'Sertifikat untuk siswa TKJ yang ikut',
            ],
            highlighted: true,
            action: { label: 'Atur kunjungan', href: '/Make-Appointment' },
          },
        ],
      },
    ],
  },
  {
    name: 'Services-penguji-ukk',
    eyebrow: 'Layanan',
    title: 'Penguji tamu untuk UKK',
    lead: 'Orang yang setiap hari meninjau kode meninjau pekerjaan siswa Anda, dengan rubrik yang dibagikan sebulan sebelumnya.',
    cover: { scene: 'computer-lab', seed: 3208, alt: 'Siswa mengikuti uji kompetensi' },
    sections: [
      {
        kind: 'features',
        id: 'dinilai',
        title: 'Yang diperiksa penguji kami',
        items: [
          { icon: 'check', title: 'Berjalan', text: 'Sesuai soal, termasuk saat masukannya aneh.' },
          { icon: 'pen', title: 'Terbaca', text: 'Nama jelas, tidak ada kode mati, ada petunjuk memasang.' },
          {
            icon: 'message-circle',
            title: 'Terjelaskan',
            text: 'Siswa dapat menceritakan satu keputusan dan satu penyesalan.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Untuk ketua jurusan',
        items: [
          {
            question: 'Konsentrasi apa saja?',
            answer: 'RPL dan TKJ. Untuk konsentrasi lain kami bantu mencarikan penguji dari mitra.',
          },
          {
            question: 'Berapa biayanya?',
            answer:
              'Rp 750.000 per penguji per hari, paling banyak dua belas siswa. Perjalanan ditanggung sekolah.',
          },
          {
            question: 'Apakah bisa daring?',
            answer:
              'Bisa. Siswa membagikan layar, guru hadir di ruangan, dan sesi direkam dengan izin siswa.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'penguji',
        title: 'Penguji',
        people: ['zulfikar-piliang', 'ikbal-tahir', 'jefri-lumentut'],
      },
      {
        kind: 'appeal',
        id: 'latihan',
        title: 'Latihan dulu sebelum ujian',
        text: 'Kelas Persiapan UKK RPL Rp 100.000 per siswa, potongan 30 persen untuk lebih dari dua puluh peserta.',
        actions: [
          { label: 'Lihat kelasnya', href: '/Class/persiapan-ukk-rpl' },
          { label: 'Minta penguji', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  {
    name: 'Halaman-tata-tertib-laboratorium',
    eyebrow: 'Laboratorium',
    title: 'Tata tertib laboratorium',
    lead: 'Ditulis bersama siswa, ditempel di pintu, dan berlaku juga bagi gurunya.',
    sections: [
      {
        kind: 'steps',
        id: 'aturan',
        title: 'Empat hal sebelum mulai',
        items: [
          {
            label: '1',
            title: 'Simpan dahulu',
            text: 'Pekerjaan disimpan di folder sendiri, bukan di layar utama.',
          },
          { label: '2', title: 'Tas di rak', text: 'Kabel di lantai sudah cukup banyak.' },
          {
            label: '3',
            title: 'Tanya teman, lalu guru',
            text: 'Yang ditanya menjelaskan, tidak mengetikkan.',
          },
          {
            label: '4',
            title: 'Matikan yang dinyalakan',
            text: 'Komputer, lampu, dan kipas, dalam urutan itu.',
          },
        ],
      },
    ],
  },
]
