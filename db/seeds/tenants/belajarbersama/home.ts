import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Festival belajar warga Rappokalling',
    title: 'Tiga hari, enam ruang, satu kampung',
    text: 'Tetangga mengajar tetangga: menyimpul tali, membetulkan kipas, memasak, mendongeng. Tanpa biaya, cukup bawa botol minum.',
    actions: [
      { label: 'Daftarkan keluarga', href: '/Class/daftar-festival-rappokalling' },
      { label: 'Lihat jadwal', href: '#jadwal' },
    ],
    picture: { scene: 'market', seed: 13451, alt: 'Warga berkumpul di lapangan kampung' },
    figures: [
      { value: '41', label: 'pengajar warga' },
      { value: '6', label: 'ruang' },
      { value: '0', label: 'rupiah' },
    ],
  },
  sections: [
    {
      id: 'jadwal',
      kind: 'schedule',
      title: 'Jadwal',
      intro: 'Ikuti warnanya: warna di sini sama dengan warna di pintu.',
      days: [
        {
          title: 'Hari pertama',
          inDays: 25,
          items: [
            { time: '13.30', title: 'Pembukaan dan teh manis', place: 'Aula' },
            { time: '14.30', title: 'Menyimpul tali', place: 'Bengkel' },
            { time: '14.30', title: 'Membaca nyaring', place: 'Perpustakaan' },
            { time: '16.00', title: 'Dongeng dari perahu', place: 'Perahu' },
            { time: '19.30', title: 'Film layar sarung', place: 'Kebun' },
          ],
        },
        {
          title: 'Hari kedua',
          inDays: 26,
          items: [
            { time: '06.30', title: 'Belanja lima belas ribu', place: 'Dapur' },
            { time: '09.00', title: 'Membetulkan kipas', place: 'Bengkel' },
            { time: '09.00', title: 'Kompos dalam talang', place: 'Kebun' },
            { time: '13.30', title: 'Silsilah dan nama', place: 'Perpustakaan' },
            { time: '16.00', title: 'Melipat bersama Bu Guru Fitri', place: 'Aula' },
            { time: '19.30', title: 'Pentas warga', place: 'Aula' },
          ],
        },
        {
          title: 'Hari ketiga',
          inDays: 27,
          items: [
            { time: '09.00', title: 'Menawar di pasar', place: 'Dapur' },
            { time: '09.00', title: 'Perahu kertas berlomba', place: 'Perahu' },
            { time: '13.30', title: 'Pameran karya', place: 'Perpustakaan' },
            { time: '14.30', title: 'Rapat terbuka warga', place: 'Aula' },
            { time: '16.00', title: 'Mengembalikan kursi', place: 'Kebun' },
          ],
        },
      ],
    },
    {
      id: 'pengajar',
      kind: 'people',
      title: 'Tetangga yang mengajar',
      people: [
        'andi-tenri-ola',
        'daeng-sirua',
        'maria-sambolangi',
        'ridwan-halim',
        'nur-aisyah-patta',
        'yohan-palinggi',
      ],
    },
    {
      id: 'ruang',
      kind: 'features',
      title: 'Enam ruang',
      items: [
        { title: 'Aula', text: 'Balai RW, muat seratus orang, teduh sepanjang hari.', icon: 'building' },
        { title: 'Bengkel', text: 'Garasi Pak Ridwan dan meja kerja Daeng Sirua.', icon: 'zap' },
        { title: 'Perpustakaan', text: 'Lantai satu kelurahan, ada ruang menyusui.', icon: 'book-open' },
        { title: 'Perahu', text: 'Enam belas anak dan satu pencerita.', icon: 'flag' },
        { title: 'Kebun', text: 'Halaman belakang masjid, pindah ke Aula bila hujan.', icon: 'leaf' },
        { title: 'Dapur', text: 'Dapur PKK, dua belas orang setiap kelas.', icon: 'heart' },
      ],
    },
    {
      id: 'pemanasan',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Kelas menjelang festival',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'kabar',
      kind: 'listing',
      of: 'news',
      count: 3,
      title: 'Kabar panitia',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      id: 'kata-warga',
      kind: 'quotes',
      title: 'Kata warga',
      items: [
        {
          text: 'Saya baru tahu tetangga saya bisa membuat perahu, padahal sudah dua puluh tahun bersebelahan.',
          name: 'Hasnah',
          role: 'Warga gang tiga',
          photo: { scene: 'portrait:hijab', seed: 13441, alt: 'Potret Hasnah' },
        },
        {
          text: 'Kipas saya hidup lagi. Yang lebih penting, saya tahu kenapa ia mati.',
          name: 'Pak Markus',
          role: 'Warga gang satu',
          photo: { scene: 'portrait:man', seed: 13442, alt: 'Potret Pak Markus' },
        },
        {
          text: 'Murid saya bapak-bapak semua.',
          name: 'Fitri',
          role: 'Pengajar, sebelas tahun',
          photo: { scene: 'portrait:girl', seed: 13443, alt: 'Potret Fitri' },
        },
      ],
    },
    {
      id: 'penyokong',
      kind: 'sponsors',
      title: 'Yang meminjamkan',
      tiers: [
        { name: 'Tempat', names: ['Balai RW 05', 'Kelurahan Rappokalling', 'Masjid Al-Ikhlas'] },
        {
          name: 'Barang',
          names: ['Toko Kursi Setia', 'PKK RW 05', 'Warung Daeng Ngai', 'Bengkel Perahu Sirua'],
        },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Tanya jawab',
      items: [
        {
          question: 'Bolehkah warga luar kampung datang?',
          answer: 'Boleh. Mendaftarlah supaya tikarnya cukup, dan parkirlah di lapangan kelurahan.',
        },
        {
          question: 'Apakah kelasnya dipungut biaya?',
          answer: 'Tidak. Kotak sukarela di dapur dipakai membeli teh, gula, dan kertas.',
        },
        {
          question: 'Bagaimana bila hujan?',
          answer: 'Kelas Kebun dan Perahu pindah ke Aula. Lihat kertas warna di pintu.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Buat festival di kampungmu',
      text: 'Panduan enam bab dari panitia tiga kampung, dengan anggaran di bawah lima juta rupiah.',
      actions: [
        { label: 'Buka panduan', href: '/Courses/membuat-festival-belajar-di-kampung' },
        { label: 'Tanya panitia', href: '/Make-Appointment' },
      ],
      picture: { scene: 'meeting', seed: 13452, alt: 'Panitia warga bermusyawarah' },
    },
  ],
}
