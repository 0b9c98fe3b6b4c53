import type { DemoPage } from '../../pages.types.ts'

export const aboutPages: DemoPage[] = [
  {
    name: 'About',
    eyebrow: 'Tentang kami',
    title: 'Tentang Sanggar',
    lead: 'Kami membangun rumah belajar daring bagi orang yang mengajar dengan sungguh-sungguh, dari teras rumah sampai ruang kuliah.',
    cover: { scene: 'meeting', seed: 1203, alt: 'Peserta bootcamp berdiskusi mengelilingi meja' },
    sections: [
      {
        kind: 'text',
        id: 'nama',
        title: 'Mengapa bernama Sanggar',
        bodyHtml: `<p>Di sanggar tari, guru hafal nama muridnya. Murid belajar dengan melihat, mencoba, dikoreksi, lalu mencoba lagi. Tidak ada yang lulus karena lama duduk; orang naik tingkat karena geraknya sudah benar.</p>
<p>Cara belajar seperti itu sering hilang ketika pindah ke layar. Yang tersisa daftar video, angka penonton, dan tombol yang tidak ada hubungannya dengan mengajar. Kami ingin mengembalikan yang penting: kelas yang jelas tujuannya, tugas yang ditanggapi, dan akademi yang terasa milik pengelolanya sendiri.</p>`,
        picture: { scene: 'weave', seed: 1501, alt: 'Anyaman warna indigo dan hijau toska' },
      },
      {
        kind: 'steps',
        id: 'perjalanan',
        title: 'Dari lembar kerja di Medan',
        items: [
          {
            label: 'Awal',
            title: 'Empat lembar kerja dan tiga grup percakapan',
            text: 'Nurhaliza mengelola pusat pelatihan di Medan dengan alat seadanya. Sebagian besar waktunya habis untuk mencocokkan nama, bukti bayar, dan daftar hadir.',
          },
          {
            label: 'Purwarupa',
            title: 'Satu halaman kelas di ponsel retak',
            text: 'Bersama Wayan, ia membuat halaman pendaftaran yang terbuka cepat di ponsel murah. Ukuran itulah yang kami pakai sampai sekarang.',
          },
          {
            label: 'Uji lapangan',
            title: 'Wamena dan Labuan Bajo',
            text: 'Kuis diuji di dua tempat dengan sambungan yang menantang. Dari 214 percobaan, tidak ada jawaban yang hilang.',
          },
          {
            label: 'Kini',
            title: 'Rumah bagi banyak akademi',
            text: 'Lembaga kursus, sekolah, yayasan, dan komunitas memakai Sanggar dengan nama, warna, dan alamat mereka sendiri.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'pegangan',
        title: 'Empat pegangan ketika kami ragu',
        items: [
          {
            icon: 'globe',
            title: 'Cepat itu sopan',
            text: 'Orang belajar di sela pekerjaan. Halaman yang berat mengambil waktu yang bukan milik kami.',
          },
          {
            icon: 'shield',
            title: 'Data milik peserta',
            text: 'Kami tidak menjual data, tidak memasang pelacak, dan tidak meminta yang tidak diperlukan.',
          },
          {
            icon: 'check',
            title: 'Bukti, bukan lama duduk',
            text: 'Kemajuan diukur dari pekerjaan yang bisa dilihat orang lain.',
          },
          {
            icon: 'message-circle',
            title: 'Bahasa yang dipakai orang',
            text: 'Kami menulis "bab" dan "angkatan" karena itulah kata yang diucapkan di ruang kelas.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'ukuran',
        title: 'Batas yang kami tetapkan untuk diri sendiri',
        items: [
          { value: '110 kB', label: 'batas kode halaman umum', note: 'setelah dimampatkan' },
          { value: '2,5 detik', label: 'batas tampil isi utama', note: 'pada jaringan 4G lambat' },
          { value: '0', label: 'pelacak pihak ketiga', note: 'sejak pemasangan pertama' },
        ],
      },
      {
        kind: 'people',
        id: 'tim',
        title: 'Tim kecil yang masih mengajar',
        intro:
          'Setiap orang di bawah ini pernah berdiri di depan kelas, dan sebagian besar masih melakukannya.',
        people: [
          'nurhaliza-daulay',
          'wayan-sudarsana',
          'suryadi',
          'melati-tanjung',
          'andi-tenriawaru',
          'yosep-wanimbo',
          'clara-halim',
          'rahmawati',
          'togar-simanjuntak',
          'dede-kurniasih',
        ],
      },
      {
        kind: 'appeal',
        id: 'bertemu',
        title: 'Mampirlah bila melewati Yogyakarta',
        text: 'Kantor kami di Jalan Anyaman No. 12. Kopinya biasa saja, obrolannya tentang mengajar.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Komunitas di kota Anda', href: '/Chapters' },
        ],
      },
    ],
  },
  {
    name: 'Overview',
    eyebrow: 'Ikhtisar',
    title: 'Sanggar dalam satu halaman',
    lead: 'Untuk Anda yang harus menjelaskan Sanggar kepada pimpinan dalam lima menit.',
    sections: [
      {
        kind: 'table',
        id: 'siapa-memakai-apa',
        title: 'Siapa memakai apa',
        columns: ['Peran', 'Yang dikerjakan setiap pekan', 'Yang tidak perlu lagi'],
        rows: [
          [
            'Pengelola',
            'Membuka kelas, mencocokkan pembayaran, membaca lima angka akademi',
            'Menyalin data antarlembar kerja',
          ],
          ['Pengajar', 'Menulis bab, menilai tugas, memandu pertemuan', 'Mengumpulkan tangkapan layar'],
          [
            'Peserta',
            'Membaca bab, mengerjakan kuis, mengumpulkan tugas',
            'Memasang program dan mencari tautan',
          ],
          ['Bendahara', 'Melihat tagihan lunas, honor, dan penarikan', 'Menghitung honor di kertas'],
          ['Pimpinan', 'Membaca laporan kelulusan per angkatan', 'Meminta rekap mendadak'],
        ],
      },
      {
        kind: 'figures',
        id: 'angka',
        title: 'Ringkasan angka',
        items: [
          { value: '12', label: 'bahasa di studio koding' },
          { value: '38', label: 'provinsi dalam data wilayah', note: 'sampai kabupaten dan kota' },
          { value: '1', label: 'perintah untuk memasang', note: 'di server milik lembaga' },
          { value: 'Rp 0', label: 'biaya lisensi', note: 'kode terbuka' },
        ],
      },
      {
        kind: 'features',
        id: 'lanjut',
        title: 'Lanjutkan sesuai kebutuhan Anda',
        items: [
          {
            icon: 'layers',
            title: 'Melihat alatnya',
            text: 'Kelas, kuis, studio koding, sertifikat, dan pembayaran.',
            href: '/Lms',
          },
          {
            icon: 'wallet',
            title: 'Menghitung biaya',
            text: 'Paket hosting, kelas, dan pendampingan.',
            href: '/Pricing',
          },
          {
            icon: 'building',
            title: 'Untuk perusahaan',
            text: 'Pekan pertama karyawan, pelatihan wajib, dan laporan untuk bagian SDM.',
            href: '/Corporates',
          },
          {
            icon: 'flag',
            title: 'Untuk pemerintah',
            text: 'Pelatihan aparatur dan warga dengan data di dalam negeri.',
            href: '/Government',
          },
          {
            icon: 'graduation-cap',
            title: 'Untuk kampus',
            text: 'Kelas umum, mikrokredensial, dan laboratorium koding.',
            href: '/Campus',
          },
          {
            icon: 'users',
            title: 'Belajar bersama kami',
            text: 'Kelas untuk pengelola dan pengajar.',
            href: '/Class',
          },
        ],
      },
    ],
  },
]
