import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Platform belajar daring untuk Indonesia',
    title: 'Satu rumah untuk setiap akademi',
    text: 'Buka kelas, terima peserta, nilai tugas, dan terbitkan sertifikat di situs milik Anda sendiri. Ringan di ponsel, rapi di layar lebar, dan berbahasa Indonesia dari awal sampai akhir.',
    actions: [
      { label: 'Pelajari cara mulai', href: '/Courses/membuka-akademi-daring' },
      { label: 'Lihat kelas', href: '/Class' },
    ],
    picture: { scene: 'weave', seed: 1501, alt: 'Anyaman warna indigo dan hijau toska' },
    featuredClass: 'bootcamp-pengelola-akademi',
    figures: [
      { value: '40', label: 'tata letak siap pakai' },
      { value: '12', label: 'bahasa pemrograman' },
      { value: '1', label: 'perintah untuk memasang' },
    ],
  },
  sections: [
    {
      kind: 'features',
      id: 'fitur',
      title: 'Semua yang dibutuhkan untuk mengajar',
      intro: 'Dirancang bersama pengajar, pengelola lembaga, dan peserta yang belajar di sela pekerjaan.',
      items: [
        {
          title: 'Studio koding',
          text: 'Peserta menulis dan menjalankan 12 bahasa pemrograman langsung di peramban, lengkap dengan kasus uji.',
          icon: 'code',
          href: '/News/studio-koding-dua-belas-bahasa',
        },
        {
          title: 'Kuis daring',
          text: 'Jawaban tersimpan otomatis, waktu dijaga server, dan pembahasan tampil sesuai aturan Anda.',
          icon: 'check',
          href: '/News/kuis-tahan-sambungan-putus',
        },
        {
          title: 'Sertifikat terverifikasi',
          text: 'Setiap sertifikat punya kode QR yang dapat diperiksa siapa saja dalam satu pindaian.',
          icon: 'award',
          href: '/News/verifikasi-sertifikat-satu-pindaian',
        },
        {
          title: 'Pembayaran rupiah',
          text: 'Tagihan dengan QRIS berjumlah pas, kupon, pengembalian dana, dan honor pengajar tercatat rapi.',
          icon: 'wallet',
          href: '/News/pembayaran-qris-dengan-jumlah-pas',
        },
        {
          title: 'Tata letak pilihan',
          text: 'Pilih susunan yang sesuai watak akademi, lalu atur warna dan huruf dengan pratinjau langsung.',
          icon: 'layers',
          href: '/News/empat-puluh-tata-letak',
        },
        {
          title: 'Bisa dibaca luring',
          text: 'Bab tersimpan di ponsel dan kemajuan belajar dikirim ketika sambungan kembali.',
          icon: 'globe',
          href: '/News/belajar-tanpa-sambungan',
        },
        {
          title: 'Asisten belajar',
          text: 'Menjawab pertanyaan peserta berdasarkan materi akademi Anda, beserta tautan ke bab sumbernya.',
          icon: 'message-circle',
        },
        {
          title: 'Data pribadi terjaga',
          text: 'Hanya diminta bila perlu, disamarkan di layar, dan dapat diunduh atau dihapus pemiliknya.',
          icon: 'shield',
          href: '/News/data-pribadi-peserta',
        },
      ],
    },
    {
      kind: 'figures',
      id: 'angka',
      title: 'Dibangun dengan batas yang kami jaga',
      items: [
        { value: '110 kB', label: 'batas kode halaman umum', note: 'setelah dimampatkan' },
        { value: '2,5 detik', label: 'batas tampil isi utama', note: 'pada jaringan 4G lambat' },
        { value: '38', label: 'provinsi dalam data wilayah', note: 'sampai kabupaten dan kota' },
        { value: '0', label: 'pelacak pihak ketiga', note: 'sejak pemasangan pertama' },
      ],
    },
    {
      kind: 'steps',
      id: 'langkah',
      title: 'Dari gagasan ke angkatan pertama',
      intro: 'Lima langkah yang bisa diselesaikan dalam satu sore.',
      items: [
        {
          label: '1',
          title: 'Buat akun pengelola',
          text: 'Isi nama, email, dan kata sandi. Tidak perlu kartu kredit.',
        },
        {
          label: '2',
          title: 'Beri nama dan alamat',
          text: 'Pakai subdomain bawaan atau domain milik lembaga Anda.',
        },
        {
          label: '3',
          title: 'Pilih tampilan',
          text: 'Tentukan tata letak, warna, huruf, dan logo sambil melihat hasilnya.',
        },
        {
          label: '4',
          title: 'Isi kelas pertama',
          text: 'Mulai dari contoh atau impor materi yang sudah Anda miliki.',
        },
        {
          label: '5',
          title: 'Undang tim dan peserta',
          text: 'Bagikan tautan pendaftaran dan sambut peserta pertama.',
        },
      ],
    },
    {
      kind: 'listing',
      of: 'class',
      id: 'kelas',
      title: 'Kelas untuk pengelola dan pengajar',
      intro: 'Webinar, kelas langsung, dan bootcamp bersama tim Sanggar.',
      more: { label: 'Semua kelas', href: '/Class' },
      count: 6,
    },
    {
      kind: 'listing',
      of: 'program',
      id: 'program',
      title: 'Program yang mendampingi lebih lama',
      more: { label: 'Semua program', href: '/Program' },
      count: 3,
    },
    {
      kind: 'listing',
      of: 'event',
      id: 'acara',
      title: 'Bertemu kami',
      intro: 'Festival, lokakarya, dan malam daring untuk pengelola akademi.',
      more: { label: 'Semua acara', href: '/Event' },
      count: 3,
    },
    {
      kind: 'quotes',
      id: 'kata-mereka',
      title: 'Cerita dari pengelola akademi',
      items: [
        {
          text: 'Dulu data peserta ada di empat lembar kerja dan tiga grup percakapan. Sekarang semuanya di satu tempat, dan saya bisa tidur lebih awal.',
          name: 'Teuku Fadhlan',
          role: 'Pengelola kursus kopi, Takengon',
          photo: { scene: 'portrait:man', seed: 1151, alt: 'Potret Teuku Fadhlan' },
        },
        {
          text: 'Siswa kami bergantian memakai ponsel. Kuisnya tetap aman walau sinyal hilang di tengah jalan.',
          name: 'Yemima Kogoya',
          role: 'Guru SMP, Wamena',
          photo: { scene: 'portrait:woman', seed: 1152, alt: 'Potret Yemima Kogoya' },
        },
        {
          text: 'Peserta bilang situs kami terasa seperti milik kami sendiri, bukan tempelan di platform orang.',
          name: 'Sulastri',
          role: 'Ketua sanggar batik, Lasem',
          photo: { scene: 'portrait:hijab', seed: 1153, alt: 'Potret Sulastri' },
        },
      ],
    },
    {
      kind: 'people',
      id: 'tim',
      title: 'Orang di balik Sanggar',
      intro: 'Tim kecil yang pernah dan masih mengajar.',
      people: [
        'nurhaliza-daulay',
        'wayan-sudarsana',
        'suryadi',
        'melati-tanjung',
        'andi-tenriawaru',
        'yosep-wanimbo',
        'clara-halim',
        'rahmawati',
      ],
    },
    {
      kind: 'questions',
      id: 'pertanyaan',
      title: 'Pertanyaan yang sering muncul',
      items: [
        {
          question: 'Apakah saya perlu bisa memprogram?',
          answer:
            'Tidak. Seluruh pengaturan situs, kelas, kuis, dan pembayaran dilakukan lewat halaman pengelola. Bila ingin memasang sendiri di server milik lembaga, tersedia panduannya.',
        },
        {
          question: 'Bisakah memakai domain sendiri?',
          answer:
            'Bisa. Halaman pengaturan menunjukkan catatan DNS yang perlu ditambahkan dan memeriksanya untuk Anda.',
        },
        {
          question: 'Siapa pemilik data peserta?',
          answer:
            'Akademi Anda. Seluruh data dapat diekspor kapan saja, dan peserta dapat meminta salinan atau penghapusan datanya.',
        },
        {
          question: 'Apakah materi lama bisa dipindahkan?',
          answer:
            'Bisa. Peserta diimpor dari CSV atau Excel, soal dari GIFT, paket belajar dari SCORM, dan tulisan dari WordPress.',
        },
        {
          question: 'Bagaimana bila internet peserta lemah?',
          answer:
            'Halaman dirancang ringan, bab teks dapat disimpan di ponsel, dan jawaban kuis ditahan sampai jaringan kembali.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'ajakan',
      title: 'Mulai dari satu kelas kecil',
      text: 'Akademi yang bertahan biasanya dimulai dari delapan peserta dan satu janji yang jelas. Kursus gratis kami menemani Anda dari langkah pertama.',
      actions: [
        { label: 'Mulai belajar gratis', href: '/Courses/membuka-akademi-daring' },
        { label: 'Kenali Pesilat', href: '/Program/pesilat' },
      ],
      picture: { scene: 'volcano-sunrise', seed: 1502, alt: 'Matahari terbit di balik gunung' },
    },
  ],
}
