import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

/** Classes under way, finished or called off, and the paid self-paced course. */
export const otherClasses: DemoClass[] = [
  {
    code: 'ACD-204',
    slug: 'akuntansi-usaha-kecil',
    name: 'Akuntansi untuk Usaha Kecil',
    summary: 'Dari nota sampai laporan laba rugi: kelas campuran dengan praktik tatap muka di Klaten.',
    html: `<p>Kelas ini mengajarkan akuntansi dari meja kasir, bukan dari buku teks. Peserta membawa catatan usahanya sendiri dan menyusunnya menjadi laporan bulanan yang bisa dibaca bank maupun keluarga.</p>
<p>Pertemuan daring diadakan setiap Rabu malam. Dua hari praktik berlangsung di Klaten, dengan pilihan mengikuti secara daring bagi peserta dari luar kota.</p>`,
    cover: { scene: 'market', seed: 2207, alt: 'Kios di pasar dengan buku catatan' },
    type: 'hybrid',
    level: 'beginner',
    category: 'keuangan',
    tags: ['akuntansi', 'pembukuan', 'usaha kecil'],
    competencies: ['Pembukuan', 'Penyusunan laporan keuangan'],
    outcomes: ['Mencatat transaksi berpasangan', 'Menyusun laporan laba rugi dan neraca sederhana'],
    prerequisites: ['Punya catatan transaksi sekurangnya satu bulan'],
    audience: ['Pemilik usaha kecil', 'Pengurus koperasi', 'Staf keuangan pemula'],
    durationMinutes: 900,
    price: 550000,
    compareAtPrice: 700000,
    certificate: true,
    instructors: [{ person: 'suparmi', role: 'lead' }],
    rating: { average: 4.9, count: 156 },
    modules: [
      {
        slug: 'mencatat',
        title: 'Mencatat',
        chapters: [
          {
            slug: 'persamaan-dasar',
            title: 'Persamaan dasar akuntansi',
            minutes: 90,
            isPreview: true,
            html: `<p>Seluruh akuntansi berdiri di atas satu persamaan: harta sama dengan utang ditambah modal. Setiap transaksi mengubah sekurangnya dua unsur, dan kedua sisinya selalu tetap sama.</p>
<table><thead><tr><th>Kejadian</th><th>Harta</th><th>Utang</th><th>Modal</th></tr></thead>
<tbody><tr><td>Setor modal Rp 5.000.000</td><td>+5.000.000</td><td></td><td>+5.000.000</td></tr>
<tr><td>Beli etalase secara kredit Rp 2.000.000</td><td>+2.000.000</td><td>+2.000.000</td><td></td></tr>
<tr><td>Bayar sewa Rp 500.000</td><td>-500.000</td><td></td><td>-500.000</td></tr></tbody></table>
<p>Setelah ketiganya, harta Rp 6.500.000, utang Rp 2.000.000, dan modal Rp 4.500.000. Persamaannya seimbang.</p>`,
          },
          {
            slug: 'memisahkan-uang',
            title: 'Memisahkan uang usaha dan uang rumah',
            minutes: 60,
            html: `<p>Kesalahan yang paling sering merusak pembukuan bukan salah hitung, melainkan uang yang tercampur. Ketika pemilik mengambil uang laci untuk belanja dapur, catat sebagai pengambilan pribadi, bukan biaya usaha.</p>
<p>Peserta menetapkan gaji untuk dirinya sendiri dan membuka rekening terpisah. Dengan cara ini, laba yang terlihat di laporan benar-benar milik usaha dan dapat dipakai untuk menambah stok.</p>
<p>Kebiasaan ini dipantau setiap pekan sampai kelas berakhir.</p>`,
          },
        ],
      },
      {
        slug: 'melaporkan',
        title: 'Melaporkan',
        chapters: [
          {
            slug: 'laba-rugi-sebulan',
            title: 'Laba rugi sebulan',
            minutes: 90,
            html: `<p>Laporan laba rugi menjawab satu pertanyaan: bulan ini untung atau rugi? Susunannya penjualan, dikurangi harga pokok barang terjual, dikurangi biaya usaha.</p>
<p>Contoh: penjualan Rp 24.000.000, harga pokok Rp 15.600.000, sehingga laba kotor Rp 8.400.000. Setelah dikurangi sewa, listrik, dan gaji sebesar Rp 5.900.000, laba bersihnya Rp 2.500.000. Peserta menyusun laporan serupa dari catatan usahanya masing-masing.</p>
<p>Hasilnya dibahas berpasangan sebelum dikumpulkan.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-204-B3',
        name: 'Batch 3',
        startsInDays: -16,
        endsInDays: 33,
        registrationOpensInDays: -55,
        registrationClosesInDays: -19,
        mode: 'hybrid',
        venue: 'Ruang Belajar Cendekia Klaten',
        city: 'Klaten',
        capacity: 28,
      },
    ],
  },
  {
    code: 'ACD-205',
    slug: 'sql-untuk-analis',
    name: 'SQL untuk Analis',
    summary: 'Empat pekan menulis kueri dari data sungguhan: gabungan tabel, subkueri, dan fungsi jendela.',
    html: `<p>Kelas ini melanjutkan kursus Dasar Analisis Data. Peserta bekerja dengan basis data toko rekaan berisi dua puluh tabel dan menjawab pertanyaan yang biasa diajukan atasan.</p>`,
    cover: { scene: 'server-room', seed: 2208, alt: 'Ruang server basis data' },
    type: 'live',
    level: 'intermediate',
    category: 'data',
    tags: ['sql', 'basis data', 'analisis'],
    competencies: ['Kueri SQL lanjutan'],
    outcomes: [
      'Menggabungkan tiga tabel tanpa baris ganda',
      'Menghitung pertumbuhan bulanan dengan fungsi jendela',
    ],
    prerequisites: ['Memahami SELECT, WHERE, dan GROUP BY'],
    audience: ['Analis data', 'Staf laporan', 'Pengembang'],
    durationMinutes: 720,
    price: 750000,
    certificate: true,
    instructors: [
      { person: 'andi-baso-rahmat', role: 'lead' },
      { person: 'asep-mulyana', role: 'assistant' },
    ],
    rating: { average: 4.7, count: 89 },
    modules: [
      {
        slug: 'menggabungkan',
        title: 'Menggabungkan tabel',
        chapters: [
          {
            slug: 'join-tanpa-kejutan',
            title: 'JOIN tanpa kejutan',
            minutes: 90,
            isPreview: true,
            html: `<p>Sebelum menulis <code>JOIN</code>, tanyakan: satu baris di tabel kiri berpasangan dengan berapa baris di tabel kanan? Bila jawabannya lebih dari satu, jumlah baris hasil akan bertambah dan penjumlahan bisa menjadi berlipat.</p>
${code(
  'sql',
  `SELECT p.nama, COUNT(t.id) AS banyak_pesanan
FROM pelanggan p
LEFT JOIN pesanan t ON t.pelanggan_id = p.id
GROUP BY p.id, p.nama
ORDER BY banyak_pesanan DESC;`,
)}
<p>Kueri di atas memakai <code>LEFT JOIN</code> supaya pelanggan tanpa pesanan tetap tampil dengan nilai nol. Menghitung <code>t.id</code>, bukan tanda bintang, membuat nilai nol itu benar.</p>`,
          },
          {
            slug: 'fungsi-jendela',
            title: 'Fungsi jendela',
            minutes: 90,
            html: `<p>Fungsi jendela menghitung ringkasan tanpa menghilangkan baris. Contoh paling berguna adalah membandingkan bulan ini dengan bulan sebelumnya.</p>
${code(
  'sql',
  `SELECT bulan,
       omzet,
       omzet - LAG(omzet) OVER (ORDER BY bulan) AS selisih
FROM omzet_bulanan
ORDER BY bulan;`,
)}
<p>Baris pertama bernilai kosong karena belum ada pembanding. Peserta kemudian menghitung persentase pertumbuhan dan peringkat cabang dengan <code>RANK</code>. Setiap jawaban diperiksa dengan satu kueri pembanding yang lebih sederhana, agar tidak ada kekeliruan yang lolos tanpa disadari.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-205-B2',
        name: 'Batch 2',
        startsInDays: -80,
        endsInDays: -52,
        registrationOpensInDays: -115,
        registrationClosesInDays: -84,
        mode: 'online',
        capacity: 40,
      },
    ],
  },
  {
    code: 'ACD-206',
    slug: 'bootcamp-konten-makassar',
    name: 'Bootcamp Konten Digital Makassar',
    summary: 'Lima hari tatap muka membuat konten untuk usaha lokal, dari riset sampai tayang.',
    html: `<p>Bootcamp tatap muka ini dirancang untuk pelaku usaha dan pembuat konten di Sulawesi Selatan. Peserta bekerja berkelompok untuk satu usaha lokal dan menerbitkan kampanye kecil pada hari kelima.</p>
<p>Batch ini dibatalkan karena tempat kegiatan sedang direnovasi. Biaya pendaftaran telah dikembalikan, dan peserta mendapat prioritas pada batch berikutnya.</p>`,
    cover: { scene: 'festival-stage', seed: 2209, alt: 'Panggung kegiatan di Makassar' },
    type: 'bootcamp',
    level: 'beginner',
    category: 'pemasaran-digital',
    tags: ['konten', 'makassar', 'tatap muka'],
    competencies: ['Produksi konten'],
    outcomes: ['Menyusun rencana kampanye satu pekan', 'Memproduksi enam konten pendek'],
    prerequisites: ['Ponsel dengan kamera'],
    audience: ['Pelaku usaha', 'Pembuat konten pemula'],
    durationMinutes: 1800,
    price: 1250000,
    certificate: true,
    instructors: [
      { person: 'rizal-chaniago', role: 'lead' },
      { person: 'maria-nahak', role: 'mentor' },
    ],
    modules: [
      {
        slug: 'lima-hari',
        title: 'Lima hari',
        chapters: [
          {
            slug: 'hari-riset',
            title: 'Hari pertama: turun ke lapangan',
            minutes: 360,
            isPreview: true,
            html: `<p>Kelompok mengunjungi usaha mitra, mengamati pelanggan selama dua jam, dan mewawancarai lima di antaranya. Sore harinya temuan dirangkum menjadi satu pernyataan: siapa pelanggan utama dan apa yang paling mereka hargai.</p>
<p>Pernyataan ini dipajang di meja kelompok sampai hari kelima. Setiap gagasan konten harus bisa dihubungkan dengannya. Bila tidak, gagasan itu disimpan untuk lain waktu.</p>
<p>Pengamatan dilakukan dengan izin pemilik usaha dan pelanggannya.</p>`,
          },
          {
            slug: 'hari-produksi',
            title: 'Hari ketiga: produksi',
            minutes: 360,
            html: `<p>Dalam satu hari, kelompok memproduksi enam konten pendek. Pengambilan gambar disusun menurut tempat, bukan menurut urutan tayang, sehingga tidak ada waktu terbuang untuk berpindah.</p>
<p>Setiap konten direkam paling banyak tiga kali. Batas ini memaksa kelompok menyiapkan naskah dan berlatih lebih dulu. Menjelang malam, semua hasil ditonton bersama tanpa suara untuk memeriksa apakah pesannya tetap tertangkap.</p>
<p>Penyuntingan dilakukan keesokan harinya.</p>
<p>Semua berkas diberi nama yang seragam.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-206-B1',
        name: 'Batch 1',
        startsInDays: 22,
        endsInDays: 26,
        registrationOpensInDays: -75,
        registrationClosesInDays: 15,
        mode: 'offline',
        venue: 'Gedung Kreatif Losari',
        city: 'Makassar',
        capacity: 30,
        status: 'cancelled',
      },
    ],
  },
  {
    code: 'ACD-103',
    slug: 'menulis-email-kerja',
    name: 'Menulis Email Kerja Berbahasa Inggris',
    summary: 'Kursus mandiri berisi pola kalimat, contoh, dan latihan untuk email yang singkat serta sopan.',
    html: `<p>Email yang baik menghemat waktu pembaca. Kursus ini membahas pola untuk meminta, menolak, menagih, dan meminta maaf dalam bahasa Inggris, lengkap dengan contoh sebelum dan sesudah diperbaiki.</p>`,
    cover: { scene: 'books', seed: 2210, alt: 'Buku dan catatan bahasa Inggris' },
    type: 'self_paced',
    level: 'intermediate',
    premium: true,
    category: 'bahasa',
    tags: ['bahasa inggris', 'email', 'penulisan'],
    competencies: ['Korespondensi bahasa Inggris'],
    outcomes: ['Menulis email permintaan yang jelas', 'Menolak tanpa merusak hubungan kerja'],
    prerequisites: ['Bahasa Inggris tingkat menengah'],
    audience: ['Karyawan', 'Pekerja lepas'],
    durationMinutes: 210,
    price: 199000,
    compareAtPrice: 249000,
    certificate: true,
    instructors: [{ person: 'yuliana-wenda', role: 'lead' }],
    rating: { average: 4.6, count: 331 },
    modules: [
      {
        slug: 'dasar-email',
        title: 'Dasar email',
        chapters: [
          {
            slug: 'judul-dan-pembuka',
            title: 'Judul dan pembuka',
            minutes: 30,
            isPreview: true,
            html: `<p>Judul email yang baik memuat topik dan tindakan yang diharapkan. Bandingkan <em>Meeting</em> dengan <em>Budget meeting: please confirm by Thursday</em>. Judul kedua dapat dijawab bahkan sebelum email dibuka.</p>
<p>Untuk pembuka, satu kalimat ramah sudah memadai. Setelah itu langsung sebutkan tujuan: <em>I am writing to ask about the delivery schedule for order 1182.</em> Pembaca yang sibuk akan menghargainya.</p>
<p>Latihannya memperbaiki lima judul email.</p>`,
          },
          {
            slug: 'permintaan-yang-jelas',
            title: 'Permintaan yang jelas',
            minutes: 35,
            html: `<p>Permintaan memerlukan tiga unsur: apa, kapan, dan mengapa. Ungkapan <em>Could you send me the revised quotation by Friday, so that we can place the order on Monday?</em> memuat ketiganya dalam satu kalimat.</p>
<p>Kata <em>please</em> tidak otomatis membuat kalimat sopan. <em>Please send it today</em> masih terdengar seperti perintah. Bentuk <em>could you</em> atau <em>would it be possible to</em> lebih aman untuk rekan yang belum dikenal.</p>`,
          },
        ],
      },
      {
        slug: 'situasi-sulit',
        title: 'Situasi sulit',
        chapters: [
          {
            slug: 'menolak-dan-menagih',
            title: 'Menolak dan menagih',
            minutes: 40,
            html: `<p>Penolakan yang baik menyebut alasan singkat dan jalan lain: <em>Unfortunately we cannot offer a discount on this order. However, we can waive the shipping cost.</em></p>
<p>Saat menagih, anggap penerima lupa, bukan sengaja. Mulailah dengan <em>This is a friendly reminder that invoice 204 was due on 3 May.</em> Pada pengingat kedua, lampirkan kembali tagihannya dan sebutkan tanggal yang diharapkan. Jaga nada tetap datar, sebab email bisa diteruskan kepada siapa saja.</p>`,
          },
          {
            slug: 'meminta-maaf',
            title: 'Meminta maaf dengan jelas',
            minutes: 35,
            html: `<p>Permintaan maaf yang baik terdiri atas empat langkah: akui, jelaskan secukupnya, perbaiki, dan cegah. Contohnya: <em>I apologise for the delay. The report was held up by missing data from two branches. You will receive it by noon tomorrow, and we have moved the internal deadline one day earlier.</em></p>
<p>Hindari kata <em>if</em> seperti dalam <em>sorry if you were inconvenienced</em>, karena terdengar meragukan pengalaman pembaca.</p>`,
          },
        ],
      },
    ],
    classrooms: [],
  },
]
