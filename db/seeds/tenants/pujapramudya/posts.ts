import type { DemoPost } from '../../demo.types.ts'

const essay = { kind: 'blog', authors: ['puja-pramudya'] } as const

export const posts: DemoPost[] = [
  {
    ...essay,
    authors: ['puja-pramudya'],
    slug: 'anak-yang-menghitung-bus',
    title: 'Anak yang menghitung bus',
    summary:
      'Di halte ada seorang anak yang mengajari saya lebih banyak tentang data daripada pelatihan tiga hari.',
    html: `<p>Ia menulis angka di telapak tangan. Bus biru empat, bus merah dua, bus yang tidak berhenti satu. Ketika saya bertanya untuk apa, ia menjawab bahwa ibunya selalu bilang busnya lama, dan ia ingin tahu lama itu berapa.</p>
<h2>Lama itu berapa</h2>
<p>Saya memikirkan pertanyaan itu sepanjang jalan. Di ruang guru kami sering berkata murid kurang berminat, orang tua kurang peduli, waktu kurang cukup. Tidak seorang pun bertanya kurang itu berapa.</p>
<p>Pekan berikutnya saya meminta murid memilih satu kata yang sering diucapkan orang dewasa, lalu mengukurnya selama lima hari. Ada yang mengukur "sebentar". Rata-ratanya dua puluh enam menit.</p>
<blockquote><p>Mengukur bukan untuk menang berdebat. Mengukur supaya kita dapat berhenti berdebat dan mulai berangkat.</p></blockquote>
<p>Anak di halte itu tidak pernah saya temui lagi. Telapak tangannya saya pinjam setiap awal semester.</p>`,
    cover: { scene: 'city-skyline', seed: 11611, alt: 'Jalan kota dengan bus' },
    category: 'catatan',
    tags: ['mengajar', 'data'],
    publishedDaysAgo: 4,
    featured: true,
  },
  {
    ...essay,
    authors: ['puja-pramudya'],
    slug: 'papan-tulis-yang-tidak-dihapus',
    title: 'Papan tulis yang tidak dihapus',
    summary: 'Selama satu bulan kami tidak menghapus papan tulis. Inilah yang tersisa di sana.',
    html: `<p>Peraturannya sederhana: siapa pun boleh menulis, tidak seorang pun boleh menghapus. Pada hari ketiga papan penuh. Pada hari keempat orang mulai menulis di sela tulisan orang lain, dan pada saat itulah percakapan dimulai.</p><p>Akhirnya papan itu kami foto dan kami cat ulang. Fotonya masih tergantung di ruang guru, di tempat jadwal piket dulu berada.</p>`,
    cover: { scene: 'teacher-board', seed: 11612, alt: 'Papan tulis penuh catatan' },
    category: 'catatan',
    tags: ['kelas'],
    publishedDaysAgo: 18,
  },
  {
    ...essay,
    authors: ['puja-pramudya'],
    slug: 'surat-untuk-guru-tahun-pertama',
    title: 'Surat untuk guru tahun pertama',
    summary: 'Anda akan pulang dengan suara serak dan merasa gagal. Baca ini pada hari Kamis.',
    html: `<p>Kamis adalah hari terberat. Senin masih ada semangat, Jumat sudah ada akhir pekan. Jadi surat ini ditulis untuk Kamis sore.</p><p>Murid yang hari ini tidak menatap Anda mungkin sedang menghafal cara Anda berjalan. Saya bertemu lagi dengan salah satunya sebelas tahun kemudian. Ia ingat sepatu saya.</p>`,
    cover: { scene: 'village-school', seed: 11613, alt: 'Sekolah di desa' },
    category: 'surat',
    tags: ['guru', 'surat'],
    publishedDaysAgo: 37,
  },
  {
    ...essay,
    authors: ['puja-pramudya'],
    slug: 'cara-saya-menyiapkan-ceramah',
    title: 'Cara saya menyiapkan ceramah dua puluh menit',
    summary: 'Empat kartu, satu kali jalan kaki, dan sebuah kalimat yang dibuang pada malam terakhir.',
    html: `<p>Saya selalu menulis satu kalimat yang saya sukai, lalu membuangnya pada malam terakhir. Kalimat yang terlalu disukai penulisnya biasanya hanya terdengar bagus.</p>`,
    cover: { scene: 'books', seed: 11614, alt: 'Kartu catatan di meja' },
    category: 'catatan',
    tags: ['berbicara'],
    publishedDaysAgo: 55,
  },
  {
    kind: 'news',
    slug: 'buku-kecil-terbit-bulan-depan',
    title: 'Buku kecil tentang pertanyaan terbit bulan depan',
    summary: 'Sembilan puluh enam halaman, dua belas esai, dan tidak ada kata "revolusi".',
    html: `<p>Buku ini mengumpulkan tulisan dari enam tahun terakhir, sebagian besar ditulis di kereta. Edisi pertama dicetak terbatas dan dijual di acara bincang.</p><p>Perpustakaan sekolah dapat meminta satu eksemplar gratis dengan menulis surat, dengan tangan, satu halaman.</p>`,
    cover: { scene: 'books', seed: 11615, alt: 'Tumpukan buku kecil' },
    category: 'kabar',
    tags: ['buku'],
    authors: ['puja-pramudya'],
    publishedDaysAgo: 9,
  },
  {
    kind: 'news',
    slug: 'jadwal-bincang-tiga-kota',
    title: 'Jadwal bincang di tiga kota',
    summary: 'Semarang, Malang, dan Makassar. Semua terbuka untuk umum.',
    html: `<p>Bincang berlangsung sembilan puluh menit, separuhnya untuk tanya jawab. Pendaftaran diperlukan supaya panitia tahu berapa teh yang harus diseduh.</p>`,
    cover: { scene: 'meeting', seed: 11616, alt: 'Orang berkumpul dalam diskusi' },
    category: 'kabar',
    tags: ['bincang'],
    authors: ['puja-pramudya'],
    publishedDaysAgo: 22,
  },
]
