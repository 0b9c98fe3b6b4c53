import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Etalase semua bagian',
    title: 'Lihat dulu, baru pilih yang Anda perlukan',
    text: 'Setiap bagian di halaman ini dapat dipasang, dipindah, atau dihapus. Namanya tertulis pada tab di atasnya.',
    actions: [
      { label: 'Minta demo', href: '/Make-Appointment' },
      { label: 'Lihat kelas', href: '/Class' },
    ],
    picture: { scene: 'computer-lab', seed: 10051, alt: 'Peserta belajar di laboratorium komputer' },
    featuredClass: 'lembar-kerja-untuk-usaha',
  },
  sections: [
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 3,
      title: 'Kelas terdekat',
      intro: 'Terisi sendiri dari katalog, lengkap dengan status pendaftaran.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Satu tahun dalam angka',
      items: [
        { value: '640', label: 'peserta', note: 'Semua kelas' },
        { value: '38', label: 'angkatan' },
        { value: '12', label: 'pengajar' },
        { value: '4', label: 'kota' },
      ],
    },
    {
      id: 'fitur',
      kind: 'features',
      title: 'Yang didapat peserta',
      items: [
        {
          title: 'Jadwal yang jelas',
          text: 'Tanggal, tempat, dan sisa kursi tertulis di setiap kelas.',
          icon: 'calendar',
        },
        {
          title: 'Belajar mandiri',
          text: 'Bab pendek yang dapat dibuka dari ponsel.',
          icon: 'book-open',
          href: '/Courses',
        },
        { title: 'Sertifikat', text: 'Diterbitkan setelah semua tugas selesai.', icon: 'award' },
        {
          title: 'Pendamping',
          text: 'Setiap angkatan punya satu orang yang dapat dihubungi.',
          icon: 'users',
        },
      ],
    },
    {
      id: 'kursus',
      kind: 'listing',
      of: 'course',
      count: 2,
      title: 'Kursus mandiri',
      more: { label: 'Semua kursus', href: '/Courses' },
    },
    {
      id: 'langkah',
      kind: 'steps',
      title: 'Cara mendaftar',
      items: [
        { title: 'Pilih kelas', text: 'Saring menurut bentuk, tingkat, atau kategori.' },
        { title: 'Hubungi kami', text: 'Lewat WhatsApp atau datang langsung.' },
        { title: 'Bayar', text: 'Transfer atau tunai, boleh dua kali.' },
        { title: 'Mulai', text: 'Undangan dikirim tiga hari sebelumnya.' },
      ],
    },
    {
      id: 'orang',
      kind: 'people',
      title: 'Pengajar',
      people: ['endang-purwaningsih', 'robertus-adi', 'khadijah-assegaf', 'made-wirawan'],
    },
    {
      id: 'program',
      kind: 'listing',
      of: 'program',
      count: 2,
      title: 'Program',
      more: { label: 'Semua program', href: '/Program' },
    },
    {
      id: 'jadwal',
      kind: 'schedule',
      title: 'Jadwal hari coba',
      days: [
        {
          title: 'Hari pertama',
          inDays: 10,
          items: [
            { time: '08.30', title: 'Pembukaan', place: 'Aula' },
            { time: '09.00', title: 'Coba lembar kerja', place: 'Ruang 2' },
            { time: '10.30', title: 'Coba percakapan', place: 'Teras' },
          ],
        },
        {
          title: 'Hari kedua',
          inDays: 11,
          items: [
            { time: '08.30', title: 'Coba menjahit', place: 'Bengkel' },
            { time: '10.00', title: 'Tanya jawab', place: 'Aula' },
          ],
        },
      ],
    },
    {
      id: 'harga',
      kind: 'plans',
      title: 'Paket belajar',
      items: [
        {
          name: 'Satu kelas',
          price: 350000,
          period: 'per kelas',
          benefits: ['Semua pertemuan', 'Bahan tercetak', 'Sertifikat'],
          action: { label: 'Pilih kelas', href: '/Class' },
        },
        {
          name: 'Satu semester',
          price: 900000,
          period: 'untuk tiga kelas',
          text: 'Paling sering dipilih.',
          benefits: ['Tiga kelas pilihan', 'Semua kursus mandiri', 'Pendamping pribadi'],
          action: { label: 'Buat janji', href: '/Make-Appointment' },
          highlighted: true,
        },
        {
          name: 'Lembaga',
          price: 'Sesuai kebutuhan',
          benefits: ['Kelas di tempat Anda', 'Laporan kehadiran', 'Bahan disesuaikan'],
          action: { label: 'Minta penawaran', href: '/Make-Appointment' },
        },
      ],
    },
    {
      id: 'tabel',
      kind: 'table',
      title: 'Perbandingan bentuk belajar',
      columns: ['Bentuk', 'Jadwal', 'Pendamping', 'Cocok untuk'],
      rows: [
        ['Kelas langsung', 'Tetap', 'Pengajar di ruangan', 'Yang suka bertanya'],
        ['Daring', 'Tetap', 'Pengajar di layar', 'Yang jauh'],
        ['Mandiri', 'Bebas', 'Lewat pesan', 'Yang sibuk'],
      ],
    },
    {
      id: 'kutipan',
      kind: 'quotes',
      title: 'Kata peserta',
      items: [
        {
          text: 'Sekarang saya tahu untung warung saya tanpa menebak.',
          name: 'Sri Haryati',
          role: 'Pemilik warung',
          photo: { scene: 'portrait:woman', seed: 10211, alt: 'Potret Sri Haryati' },
        },
        {
          text: 'Kelasnya malam, jadi saya tetap bisa bekerja.',
          name: 'Bambang Sutejo',
          role: 'Sopir',
          photo: { scene: 'portrait:man', seed: 10212, alt: 'Potret Bambang Sutejo' },
        },
        {
          text: 'Gaun pertama saya dipakai adik di wisudanya.',
          name: 'Amira Zain',
          role: 'Peserta menjahit',
          photo: { scene: 'portrait:hijab', seed: 10213, alt: 'Potret Amira Zain' },
        },
      ],
    },
    {
      id: 'galeri',
      kind: 'gallery',
      title: 'Suasana',
      items: [
        { scene: 'classroom', seed: 10052, alt: 'Peserta duduk di ruang kelas', caption: 'Kelas pagi' },
        { scene: 'sewing', seed: 10053, alt: 'Peserta menjahit', caption: 'Bengkel jahit' },
        { scene: 'library', seed: 10054, alt: 'Peserta membaca di antara rak buku', caption: 'Ruang baca' },
      ],
    },
    {
      id: 'berita',
      kind: 'listing',
      of: 'news',
      count: 3,
      title: 'Berita',
      more: { label: 'Semua berita', href: '/News' },
    },
    {
      id: 'teks',
      kind: 'text',
      title: 'Teks bebas',
      bodyHtml:
        '<p>Bagian teks memuat paragraf, daftar, kutipan, dan tautan seperti yang ditulis di penyunting. Gambar di sampingnya boleh dipasang atau dilepas.</p><ul><li>Cocok untuk cerita pendiri.</li><li>Cocok untuk aturan dan kebijakan.</li></ul>',
      picture: { scene: 'teacher-board', seed: 10055, alt: 'Pengajar di depan papan tulis' },
    },
    {
      id: 'acara',
      kind: 'listing',
      of: 'event',
      count: 3,
      title: 'Acara',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      id: 'video',
      kind: 'video',
      title: 'Contoh video',
      provider: 'youtube',
      videoId: 'aqz-KE-bpKQ',
      text: 'Video baru dimuat setelah pengunjung menekannya.',
      poster: { scene: 'interview', seed: 10056, alt: 'Wawancara di depan kamera' },
    },
    {
      id: 'sponsor',
      kind: 'sponsors',
      title: 'Didukung oleh',
      tiers: [
        { name: 'Utama', names: ['Koperasi Simpang Lima', 'Percetakan Kota Lama'] },
        { name: 'Pendukung', names: ['Kedai Kopi Tawang', 'Toko Buku Pandanaran', 'Radio Semawis'] },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Tanya jawab',
      items: [
        {
          question: 'Apakah semua bagian ini harus dipakai?',
          answer: 'Tidak. Pilih yang perlu, urutkan sesuka Anda, dan sisanya tidak tampil.',
        },
        {
          question: 'Apakah warnanya dapat diganti?',
          answer: 'Dapat. Warna, huruf, dan logo milik Anda; bagian-bagiannya menyesuaikan diri.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Sudah menemukan yang cocok?',
      text: 'Kami tunjukkan dengan isi lembaga Anda sendiri.',
      actions: [{ label: 'Minta demo', href: '/Make-Appointment' }],
      picture: { scene: 'meeting', seed: 10057, alt: 'Pertemuan dengan calon pengguna' },
    },
    { id: 'kontak', kind: 'contact', title: 'Kontak', hours: 'Senin sampai Jumat, 08.00-16.00 WIB' },
  ],
}
