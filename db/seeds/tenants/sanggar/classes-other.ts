import type { DemoClass } from '../../demo.types.ts'

/** Classes under way, finished or put off, and the paid self-paced course. */
export const otherClasses: DemoClass[] = [
  {
    code: 'SGR-203',
    slug: 'lokakarya-pengajar-digital',
    name: 'Lokakarya Pengajar Digital',
    summary:
      'Kelas campuran selama dua bulan: pertemuan daring tiap pekan dan dua hari praktik mengajar di Padang.',
    html: `<p>Lokakarya ini mempertemukan guru dan pelatih yang ingin percaya diri mengajar lewat layar. Setiap pekan Anda mengajar tujuh menit di depan rekan, menerima umpan balik, lalu memperbaikinya pada pekan berikutnya.</p>
<p>Dua hari praktik tatap muka diadakan di Padang. Peserta dari luar kota dapat mengikuti praktik melalui ruang daring yang dipandu asisten.</p>`,
    cover: { scene: 'teacher-board', seed: 1207, alt: 'Pengajar berlatih menyampaikan materi' },
    type: 'hybrid',
    level: 'beginner',
    category: 'merancang-pembelajaran',
    tags: ['lokakarya', 'mengajar', 'guru'],
    competencies: ['Fasilitasi kelas', 'Penulisan materi'],
    outcomes: ['Membawakan sesi daring tiga puluh menit', 'Menyusun tiga rencana sesi lengkap'],
    prerequisites: ['Sedang atau akan mengajar'],
    audience: ['Guru', 'Widyaiswara', 'Pelatih komunitas'],
    durationMinutes: 1320,
    price: 850000,
    compareAtPrice: 1000000,
    certificate: true,
    instructors: [
      { person: 'rahmawati', role: 'lead' },
      { person: 'melati-tanjung', role: 'mentor' },
    ],
    rating: { average: 4.8, count: 64 },
    modules: [
      {
        slug: 'mengajar-tujuh-menit',
        title: 'Mengajar tujuh menit',
        chapters: [
          {
            slug: 'satu-gagasan',
            title: 'Satu gagasan saja',
            minutes: 60,
            isPreview: true,
            html: `<p>Tujuh menit hanya cukup untuk satu gagasan. Justru di situlah latihannya: Anda dipaksa memilih. Tulis gagasan itu dalam satu kalimat, siapkan satu contoh, dan rancang satu pertanyaan untuk memeriksa pemahaman.</p>
<p>Rekan mencatat dua hal, yaitu kalimat yang paling diingat dan saat perhatian mereka beralih. Catatan itu lebih jujur daripada nilai angka dan menjadi bahan perbaikan pekan depan.</p>
<p>Setiap orang tampil sekurangnya tiga kali selama lokakarya.</p>`,
          },
          {
            slug: 'suara-dan-jeda',
            title: 'Suara dan jeda',
            minutes: 60,
            html: `<p>Di ruang daring, suara menggantikan sebagian besar bahasa tubuh. Kita berlatih menurunkan kecepatan bicara, menekankan kata penting, dan memberi jeda setelah pertanyaan. Setiap peserta merekam satu menit penjelasan, lalu mendengarkannya kembali.</p>
<p>Kebanyakan orang terkejut mendengar betapa cepat mereka berbicara. Sasaran kita sekitar 130 kata per menit, dengan jeda yang terasa sedikit lebih lama daripada yang nyaman.</p>
<p>Rekaman latihan tidak dinilai dan hanya disimpan pemiliknya.</p>`,
          },
        ],
      },
      {
        slug: 'praktik-tatap-muka',
        title: 'Praktik tatap muka',
        chapters: [
          {
            slug: 'sesi-tiga-puluh-menit',
            title: 'Sesi tiga puluh menit',
            minutes: 180,
            html: `<p>Pada hari praktik, setiap peserta membawakan sesi tiga puluh menit untuk kelompok berisi enam orang. Sesi direkam dengan izin semua yang hadir. Setelahnya ada lima belas menit umpan balik dengan urutan tetap: pengajar menilai dirinya, peserta menyampaikan yang membantu, lalu mentor memberi satu saran utama.</p>
<p>Rekaman hanya dibagikan kepada pengajar yang bersangkutan dan dihapus setelah tiga puluh hari.</p>
<p>Peserta daring mengikuti urutan yang sama melalui ruang terpisah.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-203-B4',
        name: 'Batch 4',
        startsInDays: -18,
        endsInDays: 38,
        registrationOpensInDays: -60,
        registrationClosesInDays: -22,
        mode: 'hybrid',
        venue: 'Balai Belajar Simpang Haru',
        city: 'Padang',
        capacity: 36,
      },
    ],
  },
  {
    code: 'SGR-204',
    slug: 'penilaian-dan-sertifikat',
    name: 'Penilaian yang Adil dan Sertifikat yang Dipercaya',
    summary:
      'Menyusun rubrik, menilai dengan konsisten, dan menerbitkan sertifikat yang bisa diverifikasi siapa saja.',
    html: `<p>Sertifikat hanya seberharga penilaian di baliknya. Selama tiga pertemuan, peserta menyusun rubrik, menyamakan standar dengan sesama penilai, lalu mengatur syarat terbitnya sertifikat di Sanggar.</p>`,
    cover: { scene: 'medal', seed: 1208, alt: 'Sertifikat dan medali kelulusan' },
    type: 'live',
    level: 'intermediate',
    category: 'merancang-pembelajaran',
    tags: ['penilaian', 'rubrik', 'sertifikat'],
    competencies: ['Evaluasi belajar'],
    outcomes: ['Menyusun rubrik empat tingkat', 'Menetapkan nilai minimal lulus yang beralasan'],
    prerequisites: ['Pernah menilai tugas peserta'],
    audience: ['Pengajar', 'Koordinator program'],
    durationMinutes: 360,
    price: 300000,
    certificate: true,
    instructors: [
      { person: 'andi-tenriawaru', role: 'lead' },
      { person: 'melati-tanjung', role: 'assistant' },
    ],
    rating: { average: 4.6, count: 71 },
    modules: [
      {
        slug: 'rubrik',
        title: 'Rubrik',
        chapters: [
          {
            slug: 'empat-tingkat',
            title: 'Rubrik empat tingkat',
            minutes: 60,
            isPreview: true,
            html: `<p>Rubrik empat tingkat memaksa penilai mengambil keputusan, sebab tidak ada angka tengah. Mulailah dari tingkat ketiga, yaitu "memenuhi". Gambarkan pekerjaan yang layak lulus dengan kata-kata yang bisa diamati. Setelah itu tulis tingkat di atas dan di bawahnya.</p>
<p>Hindari kata pembanding seperti "lebih baik" atau "cukup rapi". Gantilah dengan jumlah, kelengkapan, atau akibat yang terlihat.</p>
<p>Peserta membawa satu tugas dari kelasnya sendiri untuk dibuatkan rubrik.</p>`,
          },
          {
            slug: 'menyamakan-penilai',
            title: 'Menyamakan penilai',
            minutes: 60,
            html: `<p>Sebelum menilai satu angkatan, ambil lima tugas dan minta semua penilai menilainya terpisah. Bandingkan hasilnya. Bila selisih melebihi satu tingkat, bicarakan butir rubrik yang ditafsirkan berbeda, perbaiki kalimatnya, lalu ulangi dengan lima tugas lain.</p>
<p>Satu jam penyamaan di awal menghemat banyak keberatan di akhir. Peserta pun merasakan bahwa nilainya tidak bergantung pada siapa yang kebetulan memeriksa.</p>
<p>Simpan kelima contoh itu sebagai acuan bagi penilai baru.</p>`,
          },
          {
            slug: 'syarat-sertifikat',
            title: 'Menetapkan syarat sertifikat',
            minutes: 60,
            html: `<p>Tentukan syarat sebelum kelas dimulai dan tampilkan di halaman kelas. Kami menyarankan tiga syarat: kehadiran sekurangnya tiga perempat pertemuan, semua tugas terkumpul, dan tugas akhir mencapai nilai minimal lulus.</p>
<p>Setiap sertifikat memuat kode dan gambar QR. Siapa pun dapat memeriksanya di halaman verifikasi, sehingga pemberi kerja tidak perlu menelepon Anda untuk memastikan keasliannya.</p>
<p>Pertemuan ditutup dengan mengatur syarat tersebut pada kelas masing-masing peserta.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-204-B1',
        name: 'Batch 1',
        startsInDays: -74,
        endsInDays: -46,
        registrationOpensInDays: -110,
        registrationClosesInDays: -78,
        mode: 'online',
        capacity: 80,
      },
    ],
  },
  {
    code: 'SGR-303',
    slug: 'promosi-kelas-lewat-whatsapp',
    name: 'Webinar: Promosi Kelas lewat WhatsApp',
    summary: 'Menyusun pesan, menjaga izin penerima, dan mengukur hasil tanpa mengganggu orang.',
    html: `<p>WhatsApp adalah saluran paling dekat dengan calon peserta, sekaligus yang paling mudah disalahgunakan. Webinar ini membahas cara menyapa dengan sopan, menyimpan izin, dan berhenti tepat waktu.</p>
<p>Sesi ini ditunda karena pemateri berhalangan. Pendaftar lama akan dihubungi begitu tanggal baru ditetapkan.</p>`,
    cover: { scene: 'phone-app', seed: 1209, alt: 'Percakapan di layar ponsel' },
    type: 'webinar',
    level: 'all',
    category: 'pemasaran',
    tags: ['webinar', 'whatsapp', 'promosi'],
    competencies: ['Komunikasi pemasaran'],
    outcomes: ['Menulis rangkaian tiga pesan yang sopan', 'Mencatat izin penerima pesan'],
    prerequisites: [],
    audience: ['Pengelola akademi'],
    durationMinutes: 75,
    price: 0,
    certificate: false,
    instructors: [{ person: 'dede-kurniasih', role: 'lead' }],
    modules: [
      {
        slug: 'materi',
        title: 'Materi',
        chapters: [
          {
            slug: 'izin-penerima',
            title: 'Izin penerima',
            minutes: 25,
            isPreview: true,
            html: `<p>Nomor yang terkumpul dari pendaftaran kelas tidak otomatis boleh dikirimi promosi. Sediakan kotak persetujuan terpisah, jelaskan jenis pesan yang akan dikirim, dan catat tanggal persetujuannya.</p>
<p>Setiap pesan promosi memuat cara berhenti. Permintaan berhenti diproses hari itu juga. Selain menaati aturan pelindungan data pribadi, kebiasaan ini menjaga nama baik akademi Anda.</p>
<p>Contoh kalimat persetujuan yang singkat dan jelas dibagikan kepada semua peserta.</p>`,
          },
          {
            slug: 'rangkaian-tiga-pesan',
            title: 'Rangkaian tiga pesan',
            minutes: 30,
            html: `<p>Tiga pesan biasanya cukup untuk satu kelas: pengumuman, jawaban atas pertanyaan umum, dan pengingat batas pendaftaran. Beri jarak sekurangnya empat hari. Setiap pesan memuat satu informasi baru, sehingga penerima tidak merasa dikejar.</p>
<p>Ukur hasilnya dengan tautan yang berbeda untuk tiap pesan. Bila pesan ketiga jarang dibuka, barangkali dua pesan sudah memadai.</p>
<p>Di akhir sesi, peserta menulis rangkaiannya sendiri dan menerima tanggapan.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-303-A',
        name: 'Sesi siang',
        startsInDays: 15,
        endsInDays: 15,
        registrationOpensInDays: -20,
        registrationClosesInDays: 14,
        mode: 'online',
        capacity: 250,
        status: 'postponed',
      },
    ],
  },
  {
    code: 'SGR-103',
    slug: 'menyusun-bank-soal',
    name: 'Menyusun Bank Soal yang Awet',
    summary:
      'Kursus mandiri untuk menulis soal yang jernih, mengelolanya dalam bank soal, dan memperbaikinya dengan data.',
    html: `<p>Bank soal yang tertata menghemat puluhan jam setiap semester. Kursus ini membahas cara menulis pokok soal, memilih pengecoh, memberi label, dan membuang soal yang sudah bocor atau tidak lagi membedakan.</p>`,
    cover: { scene: 'books', seed: 1210, alt: 'Tumpukan buku dan kartu soal' },
    type: 'self_paced',
    level: 'intermediate',
    premium: true,
    category: 'teknologi-belajar',
    tags: ['kuis', 'bank soal', 'penilaian'],
    competencies: ['Penulisan soal', 'Analisis butir'],
    outcomes: [
      'Menulis soal pilihan ganda tanpa petunjuk tersembunyi',
      'Membaca tingkat kesulitan dan daya beda',
    ],
    prerequisites: ['Pernah membuat kuis'],
    audience: ['Guru', 'Dosen', 'Tim asesmen'],
    durationMinutes: 180,
    price: 149000,
    compareAtPrice: 199000,
    certificate: true,
    instructors: [{ person: 'andi-tenriawaru', role: 'lead' }],
    rating: { average: 4.7, count: 93 },
    modules: [
      {
        slug: 'menulis-soal',
        title: 'Menulis soal',
        chapters: [
          {
            slug: 'pokok-soal',
            title: 'Pokok soal yang berdiri sendiri',
            minutes: 30,
            isPreview: true,
            html: `<p>Pokok soal yang baik dapat dijawab tanpa melihat pilihan. Tutup pilihan jawabannya, lalu tanyakan kepada diri sendiri apakah pertanyaannya sudah utuh. Bila belum, pindahkan keterangan dari pilihan ke pokok soal.</p>
<p>Hindari kalimat negatif seperti "kecuali" dan "yang bukan". Bila terpaksa, tebalkan katanya. Periksa pula panjang pilihan: jawaban benar yang paling panjang adalah petunjuk yang sering terlewat oleh penulis soal.</p>
<p>Latihannya memperbaiki enam pokok soal yang sengaja dibuat keliru.</p>`,
          },
          {
            slug: 'pengecoh',
            title: 'Pengecoh dari kekeliruan nyata',
            minutes: 30,
            html: `<p>Pengecoh terbaik berasal dari jawaban salah peserta sendiri. Ajukan soal sebagai isian kepada satu angkatan, kumpulkan jawaban keliru yang paling sering, lalu jadikan pilihan pada angkatan berikutnya.</p>
<p>Pengecoh yang tidak pernah dipilih siapa pun sebaiknya diganti. Tiga pilihan yang masuk akal lebih baik daripada lima pilihan dengan dua di antaranya mengada-ada. Jangan lupa menulis umpan balik untuk tiap pengecoh.</p>
<p>Latihannya menyusun pengecoh dari data jawaban yang disediakan.</p>`,
          },
        ],
      },
      {
        slug: 'mengelola',
        title: 'Mengelola bank soal',
        chapters: [
          {
            slug: 'label-dan-versi',
            title: 'Label dan versi',
            minutes: 25,
            html: `<p>Beri setiap soal tiga label: capaian yang diuji, tingkat kesulitan dugaan, dan tahun ditulis. Dengan tiga label itu Anda dapat menyusun kuis seimbang dalam beberapa menit.</p>
<p>Saat memperbaiki soal, simpan versinya. Nilai peserta yang sudah menjawab versi lama tidak berubah, dan Anda dapat membandingkan apakah perbaikan kalimat benar-benar membuat soal lebih jelas.</p>
<p>Soal yang sudah tersebar di luar kelas cukup diarsipkan, bukan dihapus, agar riwayat nilainya tetap utuh.</p>`,
          },
          {
            slug: 'tingkat-kesulitan-dan-daya-beda',
            title: 'Tingkat kesulitan dan daya beda',
            minutes: 35,
            html: `<p>Tingkat kesulitan adalah bagian peserta yang menjawab benar. Nilai antara 0,3 dan 0,8 umumnya berguna. Daya beda membandingkan kelompok atas dengan kelompok bawah: bila 27 dari 30 peserta kelompok atas menjawab benar dan hanya 12 dari 30 di kelompok bawah, daya bedanya 0,9 dikurangi 0,4, yaitu 0,5.</p>
<p>Soal dengan daya beda di bawah 0,2 perlu ditinjau. Bila nilainya negatif, hampir pasti ada kunci yang keliru atau kalimat yang menyesatkan.</p>`,
          },
        ],
      },
    ],
    classrooms: [],
  },
]
