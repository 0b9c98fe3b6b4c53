import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Cerita sampul',
    title: 'Bengkel malam di belakang pasar',
    text: 'Setelah lapak tutup, montir-montir muda menyalakan lampu dan saling mengajar. Tidak ada papan tulis, hanya mesin yang menunggu dibongkar.',
    actions: [
      { label: 'Baca ceritanya', href: '/Articles/bengkel-malam-di-belakang-pasar' },
      { label: 'Lihat studio', href: '/Class' },
    ],
    picture: { scene: 'workshop-tools', seed: 10011, alt: 'Perkakas bengkel tertata di dinding' },
    featuredClass: 'menulis-laporan-panjang',
    figures: [
      { value: '24', label: 'edisi terbit' },
      { value: '4', label: 'kelas per musim' },
      { value: '60', label: 'penulis tamu' },
    ],
  },
  sections: [
    {
      id: 'kabar',
      kind: 'listing',
      of: 'news',
      count: 5,
      title: 'Kabar',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      id: 'laporan',
      kind: 'listing',
      of: 'articles',
      count: 4,
      title: 'Laporan dan sosok',
      intro: 'Tulisan panjang untuk dibaca pelan-pelan.',
      more: { label: 'Semua laporan', href: '/Articles' },
    },
    {
      id: 'studio',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Studio Alka',
      intro: 'Belajar membuat media bersama orang yang membuatnya.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Satu musim di Alka',
      items: [
        { value: '4', label: 'edisi', note: 'Satu setiap tiga bulan' },
        { value: '16', label: 'episode siniar', note: 'Direkam di lapangan' },
        { value: '92', label: 'peserta studio', note: 'Dari 14 kota' },
      ],
    },
    {
      id: 'kolom',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Kolom',
      more: { label: 'Semua kolom', href: '/Blog' },
    },
    {
      id: 'cara',
      kind: 'steps',
      title: 'Menulis untuk Alka',
      intro: 'Redaksi membaca setiap usulan, termasuk dari penulis baru.',
      items: [
        { title: 'Kirim usulan', text: 'Tiga paragraf: ceritanya apa, siapa orangnya, mengapa sekarang.' },
        {
          title: 'Bicara dengan redaktur',
          text: 'Paling lambat sepuluh hari kami menelepon untuk menajamkan sudut.',
        },
        { title: 'Tulis dan sunting', text: 'Dua putaran penyuntingan, satu pemeriksaan fakta.' },
        { title: 'Terbit dan dibayar', text: 'Honor ditransfer pada pekan yang sama dengan tanggal terbit.' },
      ],
    },
    {
      id: 'pembaca',
      kind: 'quotes',
      title: 'Kata pembaca',
      items: [
        {
          text: 'Saya menempel halaman bengkel malam di ruang praktik. Siswa saya merasa sedang ditulis.',
          name: 'Rosmini Tahir',
          role: 'Guru SMK',
          photo: { scene: 'portrait:hijab', seed: 10131, alt: 'Potret Rosmini Tahir' },
        },
        {
          text: 'Laporannya panjang, tetapi tidak satu kalimat pun terasa menumpang.',
          name: 'Gede Arimbawa',
          role: 'Pustakawan',
          photo: { scene: 'portrait:man', seed: 10132, alt: 'Potret Gede Arimbawa' },
        },
        {
          text: 'Studio siniarnya membuat saya berani merekam nenek bercerita.',
          name: 'Dita Palimbong',
          role: 'Peserta Studio',
          photo: { scene: 'portrait:girl', seed: 10133, alt: 'Potret Dita Palimbong' },
        },
      ],
    },
    {
      id: 'redaksi',
      kind: 'people',
      title: 'Yang menerbitkan',
      people: ['andi-tenri-sompa', 'yakob-lumba', 'ni-made-saras', 'fadli-ramadhan'],
    },
    {
      id: 'langganan',
      kind: 'appeal',
      title: 'Punya cerita tentang orang yang sedang belajar?',
      text: 'Kirim usulan tulisan atau ajak redaksi berkunjung ke tempat Anda.',
      actions: [{ label: 'Buat janji dengan redaksi', href: '/Make-Appointment' }],
      picture: { scene: 'interview', seed: 10012, alt: 'Redaktur berbincang dengan narasumber' },
    },
  ],
}
