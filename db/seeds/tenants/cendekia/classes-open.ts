import type { DemoClass } from '../../demo.types.ts'

/** Classes that can still be joined, or soon can. */
export const openClasses: DemoClass[] = [
  {
    code: 'ACD-201',
    slug: 'bootcamp-ui-ux',
    name: 'Bootcamp UI/UX: dari Riset ke Purwarupa',
    summary: 'Sepuluh pekan merancang aplikasi bersama mentor, dengan dua studi kasus untuk portofolio Anda.',
    html: `<p>Bootcamp ini dirancang untuk Anda yang ingin beralih karier ke bidang desain produk. Setiap pekan terdiri atas dua pertemuan malam, satu sesi kritik, dan tugas yang menumpuk menjadi studi kasus utuh.</p>
<p>Peserta bekerja dalam kelompok berisi empat orang dan mewawancarai pengguna sungguhan. Di akhir bootcamp, setiap peserta mempresentasikan karyanya di depan penilai dari industri.</p>`,
    cover: { scene: 'phone-app', seed: 2203, alt: 'Rancangan layar aplikasi di ponsel' },
    type: 'bootcamp',
    level: 'beginner',
    premium: true,
    category: 'desain',
    tags: ['ui/ux', 'portofolio', 'riset pengguna'],
    competencies: ['Riset pengguna', 'Perancangan antarmuka', 'Pengujian kegunaan'],
    outcomes: [
      'Menjalankan lima wawancara pengguna dan merangkum temuannya',
      'Merancang purwarupa yang bisa diuji',
      'Menyusun dua studi kasus portofolio',
    ],
    prerequisites: ['Laptop', 'Bersedia meluangkan dua belas jam sepekan'],
    audience: ['Pengalih karier', 'Lulusan baru', 'Desainer grafis'],
    durationMinutes: 3600,
    price: 3900000,
    compareAtPrice: 4500000,
    certificate: true,
    instructors: [
      { person: 'ayu-kartika', role: 'lead' },
      { person: 'stefanus-gunadi', role: 'mentor' },
    ],
    rating: { average: 4.9, count: 118 },
    modules: [
      {
        slug: 'riset',
        title: 'Riset',
        chapters: [
          {
            slug: 'wawancara-pengguna',
            title: 'Wawancara pengguna',
            minutes: 120,
            isPreview: true,
            html: `<p>Wawancara yang baik menggali kejadian, bukan pendapat. Mintalah responden menceritakan saat terakhir ia mengalami masalah, lalu telusuri urutannya: apa yang dilakukan, apa yang membingungkan, dan siapa yang membantu.</p>
<p>Peserta berlatih berpasangan dengan panduan enam pertanyaan. Setelah itu, setiap kelompok mewawancarai lima orang di luar kelas. Rekaman hanya dibuat dengan izin, dan nama responden diganti sebelum catatan dibagikan.</p>
<p>Catatan lengkap dikumpulkan sebelum pertemuan berikutnya.</p>`,
          },
          {
            slug: 'memetakan-temuan',
            title: 'Memetakan temuan',
            minutes: 120,
            html: `<p>Catatan wawancara dipecah menjadi potongan kecil, satu pengamatan per kartu. Kelompok lalu menyusun kartu yang saling berdekatan tanpa menentukan judul lebih dulu. Dari kumpulan itulah pola muncul.</p>
<p>Hasilnya dirumuskan sebagai pernyataan kebutuhan: siapa, membutuhkan apa, karena apa. Pernyataan yang baik tidak menyebut fitur, sehingga masih membuka banyak kemungkinan jalan keluar pada pekan berikutnya.</p>
<p>Setiap pernyataan dibacakan keras-keras dan diuji dengan catatan asli.</p>`,
          },
        ],
      },
      {
        slug: 'rancangan',
        title: 'Rancangan',
        chapters: [
          {
            slug: 'alur-dan-sketsa',
            title: 'Alur dan sketsa',
            minutes: 120,
            html: `<p>Sebelum membuka perangkat desain, Anda menggambar alur tugas di kertas: dari mana pengguna datang, keputusan apa yang dihadapi, dan di mana ia bisa tersesat. Setiap langkah diberi satu sketsa kasar.</p>
<p>Kami memakai cara enam sketsa dalam enam menit. Sketsa pertama biasanya yang paling umum, sedangkan sketsa kelima dan keenam sering memunculkan gagasan yang tidak terduga.</p>
<p>Sketsa terbaik dipilih lewat pemungutan suara dengan stiker.</p>`,
          },
          {
            slug: 'purwarupa-dan-uji',
            title: 'Purwarupa dan pengujian',
            minutes: 120,
            html: `<p>Purwarupa dibuat secukupnya untuk menjawab satu pertanyaan. Bila pertanyaannya tentang urutan langkah, layar hitam putih sudah memadai. Bila tentang keterbacaan, ukuran dan warna perlu mendekati hasil akhir.</p>
<p>Lima peserta uji diminta menyelesaikan tiga tugas tanpa bantuan. Kelompok mencatat tempat mereka ragu, lalu memilih tiga perbaikan terpenting. Siklus ini diulang dua kali sebelum presentasi akhir.</p>
<p>Semua temuan dicatat pada lembar yang sama.</p>`,
          },
        ],
      },
      {
        slug: 'portofolio',
        title: 'Portofolio',
        chapters: [
          {
            slug: 'menulis-studi-kasus',
            title: 'Menulis studi kasus',
            minutes: 90,
            html: `<p>Studi kasus bukan pameran gambar, melainkan cerita pengambilan keputusan. Susunannya: masalah, batasan, temuan riset, pilihan yang ditimbang, hasil uji, dan hal yang akan Anda lakukan berbeda.</p>
<p>Perekrut membaca dengan cepat. Karena itu, setiap bagian dibuka dengan satu kalimat simpulan. Mentor karier membaca draf Anda dua kali dan memberi catatan tertulis sebelum portofolio diterbitkan.</p>
<p>Contoh studi kasus dari batch sebelumnya tersedia sebagai pembanding.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-201-B5',
        name: 'Batch 5',
        startsInDays: 19,
        endsInDays: 89,
        registrationOpensInDays: -25,
        registrationClosesInDays: 12,
        mode: 'online',
        capacity: 32,
      },
      {
        code: 'ACD-201-B4',
        name: 'Batch 4',
        startsInDays: -140,
        endsInDays: -70,
        registrationOpensInDays: -190,
        registrationClosesInDays: -147,
        mode: 'online',
        capacity: 32,
      },
    ],
  },
  {
    code: 'ACD-301',
    slug: 'portofolio-tanpa-pengalaman',
    name: 'Webinar: Portofolio tanpa Pengalaman Kerja',
    summary: 'Menyusun portofolio yang meyakinkan dari tugas, kegiatan sukarela, dan proyek kecil.',
    html: `<p>Lowongan meminta pengalaman, sedangkan pengalaman baru didapat setelah bekerja. Webinar ini membahas jalan tengahnya: bukti kerja yang bisa Anda buat sendiri dalam satu bulan.</p>
<p>Tiga portofolio peserta dibahas langsung oleh mentor karier. Kirim tautan Anda saat mendaftar bila ingin ikut dibahas.</p>`,
    cover: { scene: 'interview', seed: 2204, alt: 'Dua orang berbincang dalam wawancara kerja' },
    type: 'webinar',
    level: 'all',
    category: 'karier',
    tags: ['webinar', 'portofolio', 'lulusan baru'],
    competencies: ['Pengembangan karier'],
    outcomes: ['Memilih tiga bukti kerja terkuat', 'Menulis ringkasan diri dalam empat kalimat'],
    prerequisites: [],
    audience: ['Lulusan baru', 'Pengalih karier'],
    durationMinutes: 90,
    price: 0,
    certificate: false,
    instructors: [{ person: 'stefanus-gunadi', role: 'lead' }],
    modules: [
      {
        slug: 'materi-webinar',
        title: 'Materi webinar',
        chapters: [
          {
            slug: 'bukti-kerja',
            title: 'Apa yang dihitung sebagai bukti kerja',
            minutes: 30,
            isPreview: true,
            html: `<p>Bukti kerja adalah hasil yang dapat dilihat orang lain beserta penjelasan peran Anda. Laporan kegiatan karang taruna, perbaikan pembukuan warung keluarga, atau analisis data terbuka sama-sama layak, asalkan prosesnya jelas.</p>
<p>Kita menilai contoh dengan empat pertanyaan: masalahnya apa, apa yang Anda kerjakan, apa hasilnya, dan apa yang Anda pelajari. Bila keempatnya terjawab dalam satu halaman, bukti itu siap ditampilkan.</p>
<p>Contohnya dibagikan setelah acara.</p>`,
          },
          {
            slug: 'ringkasan-diri',
            title: 'Ringkasan diri empat kalimat',
            minutes: 25,
            html: `<p>Ringkasan diri dibaca lebih dulu daripada pengalaman. Kalimat pertama menyebut bidang dan kekuatan Anda. Kalimat kedua menyebut satu bukti. Kalimat ketiga menyebut cara kerja. Kalimat keempat menyebut arah yang dituju.</p>
<p>Hindari sifat yang tidak bisa diperiksa seperti "pekerja keras" dan "cepat belajar". Gantilah dengan kejadian, misalnya "menyelesaikan rekap 1.200 anggota koperasi dalam dua pekan".</p>
<p>Peserta menulis drafnya langsung selama sepuluh menit.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-301-A',
        name: 'Sesi malam',
        startsInDays: 6,
        endsInDays: 6,
        registrationOpensInDays: -14,
        registrationClosesInDays: 5,
        mode: 'online',
        capacity: 500,
      },
    ],
  },
  {
    code: 'ACD-202',
    slug: 'inggris-untuk-rapat',
    name: 'Bahasa Inggris untuk Rapat dan Presentasi',
    summary: 'Delapan pertemuan kecil untuk berani bicara, menyela dengan sopan, dan menjawab pertanyaan.',
    html: `<p>Anda mungkin mengerti isi rapat berbahasa Inggris, tetapi memilih diam. Kelas ini melatih keberanian itu dalam kelompok paling banyak sepuluh orang, dengan situasi yang biasa terjadi di kantor.</p>`,
    cover: { scene: 'meeting', seed: 2205, alt: 'Rapat kecil di ruang kantor' },
    type: 'live',
    level: 'intermediate',
    category: 'bahasa',
    tags: ['bahasa inggris', 'rapat', 'presentasi'],
    competencies: ['Komunikasi lisan bahasa Inggris'],
    outcomes: ['Memimpin rapat singkat dalam bahasa Inggris', 'Menanggapi pertanyaan sulit dengan tenang'],
    prerequisites: ['Mampu membaca email berbahasa Inggris'],
    audience: ['Karyawan', 'Pemandu wisata', 'Staf hotel'],
    durationMinutes: 720,
    price: 650000,
    certificate: true,
    instructors: [{ person: 'yuliana-wenda', role: 'lead' }],
    rating: { average: 4.8, count: 204 },
    modules: [
      {
        slug: 'rapat',
        title: 'Rapat',
        chapters: [
          {
            slug: 'membuka-dan-menyela',
            title: 'Membuka dan menyela',
            minutes: 90,
            isPreview: true,
            html: `<p>Pertemuan ini melatih ungkapan pembuka rapat, membacakan agenda, dan menyela tanpa terdengar kasar. Contohnya:</p>
<ul><li><em>Shall we get started?</em> untuk membuka.</li><li><em>Could I add something here?</em> untuk menyela.</li><li><em>Let's come back to that later.</em> untuk menunda.</li></ul>
<p>Setiap peserta memimpin rapat tiga menit dengan agenda yang disediakan. Umpan balik diberikan pada dua hal saja, yaitu kejelasan dan nada, agar Anda tidak kewalahan memperbaiki semuanya sekaligus.</p>`,
          },
          {
            slug: 'setuju-dan-tidak-setuju',
            title: 'Setuju dan tidak setuju',
            minutes: 90,
            html: `<p>Menolak secara langsung terasa janggal bagi banyak penutur bahasa Indonesia. Kita berlatih ungkapan yang jelas sekaligus santun, misalnya <em>I see your point, but I am concerned about the timeline.</em></p>
<p>Peserta mendapat kartu peran dengan kepentingan yang bertentangan dan harus mencapai kesepakatan dalam delapan menit. Setelahnya, kita membahas kalimat mana yang membuka percakapan dan mana yang menutupnya.</p>
<p>Daftar ungkapan dibagikan setelah pertemuan.</p>`,
          },
        ],
      },
      {
        slug: 'presentasi',
        title: 'Presentasi',
        chapters: [
          {
            slug: 'menjelaskan-angka',
            title: 'Menjelaskan angka dan grafik',
            minutes: 90,
            html: `<p>Menyebut angka dalam bahasa Inggris sering membuat lidah tersandung. Kita berlatih membaca persentase, rupiah, dan tahun, lalu menjelaskan arah grafik dengan kata kerja seperti <em>rise</em>, <em>drop</em>, dan <em>level off</em>.</p>
<p>Peserta membawakan satu grafik selama dua menit. Rekan hanya mendengar tanpa melihat, lalu menggambar ulang grafik itu. Semakin mirip gambarnya, semakin jelas penjelasan Anda.</p>
<p>Latihan ini selalu mengundang tawa.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-202-B7',
        name: 'Batch 7',
        startsInDays: 3,
        endsInDays: 31,
        registrationOpensInDays: -40,
        registrationClosesInDays: -2,
        mode: 'online',
        capacity: 10,
      },
    ],
  },
  {
    code: 'ACD-203',
    slug: 'admin-perkantoran-modern',
    name: 'Admin Perkantoran Modern',
    summary: 'Mengelola dokumen, jadwal, dan surat-menyurat kantor dengan rapi dan cepat.',
    html: `<p>Pekerjaan administrasi menentukan apakah sebuah kantor berjalan tenang atau terus-menerus memadamkan api. Kelas ini membahas kebiasaan dan alat yang membuat pekerjaan itu terlihat mudah.</p>
<p>Pendaftaran belum dibuka. Jadwal sudah ditetapkan agar Anda dapat mengatur waktu sejak sekarang.</p>`,
    cover: { scene: 'laptop-desk', seed: 2206, alt: 'Meja kantor dengan laptop dan agenda' },
    type: 'live',
    level: 'beginner',
    category: 'administrasi',
    tags: ['administrasi', 'dokumen', 'kantor'],
    competencies: ['Pengelolaan dokumen', 'Korespondensi'],
    outcomes: ['Menyusun sistem penamaan berkas', 'Menulis notulen yang ditindaklanjuti'],
    prerequisites: ['Terbiasa memakai komputer'],
    audience: ['Staf administrasi', 'Lulusan SMK', 'Sekretaris'],
    durationMinutes: 600,
    price: 350000,
    certificate: true,
    instructors: [
      { person: 'cut-nuraini', role: 'lead' },
      { person: 'suparmi', role: 'assistant' },
    ],
    modules: [
      {
        slug: 'dokumen',
        title: 'Dokumen',
        chapters: [
          {
            slug: 'menamai-berkas',
            title: 'Menamai dan menyimpan berkas',
            minutes: 60,
            isPreview: true,
            html: `<p>Nama berkas yang baik dapat diurutkan dan dicari tanpa dibuka. Pola yang kami sarankan adalah tanggal, jenis, lalu perihal: <code>2026-03-14-notulen-rapat-anggaran</code>. Hindari kata "final" dan "revisi terbaru", karena selalu ada yang lebih baru.</p>
<p>Peserta merapikan satu folder contoh berisi enam puluh berkas, kemudian membandingkan waktu pencarian sebelum dan sesudahnya. Selisihnya biasanya cukup untuk meyakinkan atasan.</p>
<p>Panduan penamaan dapat dibawa pulang.</p>`,
          },
          {
            slug: 'notulen-yang-berguna',
            title: 'Notulen yang berguna',
            minutes: 60,
            html: `<p>Notulen tidak perlu memuat semua ucapan. Yang dibutuhkan adalah keputusan, alasan singkat, penanggung jawab, dan tenggat. Kirim paling lambat pada hari yang sama, selagi ingatan peserta rapat masih segar.</p>
<p>Latihan memakai rekaman rapat selama dua belas menit. Anda menulis notulen setengah halaman, lalu rekan menjawab tiga pertanyaan hanya berdasarkan notulen itu. Bila ada yang tidak terjawab, catatan diperbaiki.</p>
<p>Templatnya tersedia untuk diunduh.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'ACD-203-B1',
        name: 'Batch 1',
        startsInDays: 58,
        endsInDays: 86,
        registrationOpensInDays: 16,
        registrationClosesInDays: 50,
        mode: 'online',
        capacity: 40,
      },
    ],
  },
]
