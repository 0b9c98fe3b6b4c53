import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Lomba inovasi tingkat nasional, tahun keempat',
    title: 'Masalah di depan mata, jawaban dari tangan sendiri',
    text: 'Tantangan terbuka bagi tim muda dari 38 provinsi untuk menjawab masalah yang dapat dikunjungi: di sawah, puskesmas, sekolah, dan pasar.',
    actions: [
      { label: 'Daftarkan tim', href: '/Class/pendaftaran-tim-tahun-ini' },
      { label: 'Unduh panduan', href: '#berkas' },
    ],
    picture: { scene: 'robot-arm', seed: 13801, alt: 'Tim muda menguji purwarupa' },
    featuredClass: 'pendaftaran-tim-tahun-ini',
  },
  sections: [
    {
      id: 'tahap',
      kind: 'steps',
      title: 'Lima tahap',
      intro: 'Setiap tahap diakhiri umpan balik tertulis, juga bagi yang berhenti di sana.',
      items: [
        {
          label: 'Pekan 1-8',
          title: 'Pendaftaran',
          text: 'Tim, surat pernyataan, dan rumusan masalah satu kalimat.',
        },
        { label: 'Pekan 9-10', title: 'Proposal', text: 'Lima halaman dan video tiga menit dari lapangan.' },
        {
          label: 'Pekan 11-18',
          title: 'Purwarupa',
          text: 'Delapan puluh tim bekerja di bengkel daerah dengan teknisi.',
        },
        { label: 'Pekan 19-22', title: 'Uji lapangan', text: 'Juri datang dan memakai alat bersama warga.' },
        { label: 'Pekan 23', title: 'Final nasional', text: 'Dua puluh tim memaparkan hasilnya di Jakarta.' },
      ],
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Tahun lalu',
      items: [
        { value: '612', label: 'proposal masuk' },
        { value: '34', label: 'provinsi terwakili' },
        { value: '20', label: 'tim finalis' },
        { value: '7', label: 'alat masih dipakai warga' },
      ],
    },
    {
      id: 'juri',
      kind: 'people',
      title: 'Dewan juri',
      intro: 'Dua juri menilai terpisah dengan rubrik yang dibuka untuk umum.',
      people: ['siti-aminah-hasibuan', 'fransiskus-kaka', 'liem-mei-hwa', 'made-sudarsana', 'naomi-rumbiak'],
    },
    {
      id: 'daerah',
      kind: 'table',
      title: 'Peserta per provinsi',
      intro: 'Sepuluh provinsi dengan proposal terbanyak tahun lalu dan simpul pendampingannya.',
      columns: ['Provinsi', 'Simpul', 'Proposal'],
      rows: [
        ['Jawa Timur', 'Surabaya', '84'],
        ['Jawa Barat', 'Bandung', '79'],
        ['Sulawesi Selatan', 'Makassar', '58'],
        ['Nusa Tenggara Timur', 'Kupang', '47'],
        ['Sumatera Utara', 'Medan', '45'],
        ['DI Yogyakarta', 'Sleman', '41'],
        ['Kalimantan Timur', 'Samarinda', '33'],
        ['Aceh', 'Banda Aceh', '29'],
        ['Papua', 'Jayapura', '26'],
        ['Maluku', 'Ambon', '22'],
      ],
    },
    {
      id: 'jejak',
      kind: 'listing',
      of: 'articles',
      count: 2,
      title: 'Jejak finalis',
      more: { label: 'Semua artikel', href: '/Articles' },
    },
    {
      id: 'bekal',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Pendaftaran dan bekal',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'berkas',
      kind: 'features',
      title: 'Berkas resmi',
      intro: 'Gunakan berkas terbaru. Berkas lama tidak diterima.',
      items: [
        {
          title: 'Rubrik penilaian',
          text: 'Lima unsur, bobot, dan contoh jawaban.',
          icon: 'list-checks',
          href: '/News/rubrik-penilaian-terbuka',
        },
        {
          title: 'Jadwal resmi',
          text: 'Tanggal setiap tahap dan perubahannya.',
          icon: 'calendar',
          href: '/News/pengumuman-jadwal-resmi',
        },
        {
          title: 'Panduan proposal',
          text: 'Susunan lima halaman, dari kursus bekal.',
          icon: 'file-text',
          href: '/Courses/dari-masalah-ke-purwarupa',
        },
        {
          title: 'Syarat dan ketentuan',
          text: 'Hak cipta tetap milik tim peserta.',
          icon: 'shield',
          href: '/Terms-And-Conditions',
        },
      ],
    },
    {
      id: 'kata-finalis',
      kind: 'quotes',
      title: 'Kata finalis',
      items: [
        {
          text: 'Juri menginap di rumah Pak Wiryo dan bangun pukul empat untuk menjemur gabah bersama kami.',
          name: 'Rizky Aditama',
          role: 'Tim Sekam Lestari, Bojonegoro',
          photo: { scene: 'portrait:man', seed: 13841, alt: 'Potret Rizky Aditama' },
        },
        {
          text: 'Kami tidak menang. Alat kami tetap dipakai di tiga posyandu, dan itu lebih lama daripada piala.',
          name: 'Katarina Dua',
          role: 'Tim Suara Ina, Sikka',
          photo: { scene: 'portrait:woman', seed: 13842, alt: 'Potret Katarina Dua' },
        },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Tanya jawab',
      items: [
        {
          question: 'Siapa pemilik hak cipta karya?',
          answer: 'Tim peserta. Panitia hanya memakai foto dan ringkasan untuk pemberitaan lomba.',
        },
        {
          question: 'Bolehkah tim terdiri dari sekolah yang berbeda?',
          answer: 'Boleh. Sertakan satu pembimbing dari salah satu satuan pendidikan.',
        },
        {
          question: 'Apakah biaya perjalanan ditanggung?',
          answer: 'Ditanggung sejak tahap purwarupa, untuk tiga orang setiap tim.',
        },
      ],
    },
    {
      id: 'mitra',
      kind: 'sponsors',
      title: 'Mitra pelaksana',
      tiers: [
        { name: 'Mitra utama', names: ['Perhimpunan Perekayasa Muda', 'Yayasan Daya Nusa'] },
        {
          name: 'Mitra bengkel',
          names: ['Bengkel Terbuka Rungkut', 'Politeknik Teluk Ambon', 'Rumah Mesin Sleman'],
        },
        { name: 'Mitra media', names: ['Kabar Simpul', 'Radio Anak Negeri'] },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Belum punya tim? Datanglah dengan satu masalah.',
      text: 'Temu masalah daring mempertemukan orang yang mengalami, merancang, dan membuat.',
      actions: [
        { label: 'Ikut temu masalah', href: '/Event' },
        { label: 'Mulai kursus bekal', href: '/Courses/dari-masalah-ke-purwarupa' },
      ],
    },
  ],
}
