import type { DemoClass } from '../../demo.types.ts'

/** Classes that can still be joined, or soon can. */
export const openClasses: DemoClass[] = [
  {
    code: 'SGR-201',
    slug: 'bootcamp-pengelola-akademi',
    name: 'Bootcamp Pengelola Akademi',
    summary:
      'Enam pekan intensif bersama mentor: dari rancangan kurikulum sampai angkatan pertama yang benar-benar berjalan.',
    html: `<p>Bootcamp ini untuk Anda yang sudah mantap membuka akademi dan ingin sampai ke angkatan pertama tanpa banyak coba-coba. Setiap pekan ada dua pertemuan langsung, satu tugas yang dikerjakan pada akademi Anda sendiri, dan satu sesi tinjauan dengan mentor.</p>
<p>Kelompok dibatasi enam orang per mentor. Di akhir bootcamp Anda mempresentasikan akademi di depan panel pengelola yang lebih dulu berjalan.</p>`,
    cover: { scene: 'meeting', seed: 1203, alt: 'Peserta bootcamp berdiskusi mengelilingi meja' },
    type: 'bootcamp',
    level: 'intermediate',
    premium: true,
    category: 'mengelola-akademi',
    tags: ['bootcamp', 'akademi', 'mentor'],
    competencies: ['Perencanaan akademi', 'Keuangan lembaga', 'Pemasaran', 'Layanan peserta'],
    outcomes: [
      'Menerbitkan akademi lengkap dengan halaman kelas dan pembayaran',
      'Menyusun anggaran dua angkatan pertama',
      'Menjalankan satu kelas uji dengan peserta sungguhan',
    ],
    prerequisites: [
      'Menyelesaikan kursus Membuka Akademi Daring Pertama Anda',
      'Laptop dan sambungan internet',
    ],
    audience: ['Pendiri akademi', 'Pengelola lembaga kursus', 'Kepala program pelatihan'],
    durationMinutes: 2160,
    price: 2750000,
    compareAtPrice: 3250000,
    certificate: true,
    instructors: [
      { person: 'nurhaliza-daulay', role: 'lead' },
      { person: 'suryadi', role: 'mentor' },
      { person: 'dede-kurniasih', role: 'mentor' },
    ],
    rating: { average: 4.9, count: 57 },
    modules: [
      {
        slug: 'pekan-satu-dua',
        title: 'Pekan 1 dan 2: rancangan',
        chapters: [
          {
            slug: 'peta-akademi',
            title: 'Peta akademi satu halaman',
            minutes: 90,
            isPreview: true,
            html: `<p>Pada pertemuan pertama Anda menuangkan seluruh akademi ke dalam satu halaman: peserta sasaran, janji, tiga kelas pertama, pengajar, saluran pendaftaran, dan batas biaya. Peta ini dipresentasikan selama lima menit, lalu ditanggapi mentor dan dua rekan.</p>
<p>Yang dicari bukan kelengkapan, melainkan keselarasan. Harga bootcamp tidak cocok dengan peserta yang hanya punya waktu setengah jam sehari, misalnya. Setiap ketidakselarasan ditandai dan menjadi pekerjaan rumah sampai pertemuan berikutnya.</p>`,
          },
          {
            slug: 'kurikulum-tiga-kelas',
            title: 'Kurikulum tiga kelas pertama',
            minutes: 90,
            html: `<p>Anda menyusun tiga kelas yang saling menyambung: kelas pengenalan gratis, kelas inti berbayar, dan kelas lanjutan. Untuk masing-masing, tentukan capaian, tugas akhir, dan daftar bab dengan perkiraan menit.</p>
<ul><li>Kelas pengenalan menjawab keraguan calon peserta.</li><li>Kelas inti memenuhi janji akademi.</li><li>Kelas lanjutan memberi alasan untuk kembali.</li></ul>
<p>Mentor meninjau apakah beban tiap kelas sesuai dengan jam yang tersedia bagi pengajar.</p>
<p>Hasilnya langsung dimasukkan ke halaman kelas sebagai draf.</p>`,
          },
        ],
      },
      {
        slug: 'pekan-tiga-empat',
        title: 'Pekan 3 dan 4: penyiapan',
        chapters: [
          {
            slug: 'anggaran-dua-angkatan',
            title: 'Anggaran dua angkatan',
            minutes: 90,
            html: `<p>Bersama mentor keuangan, Anda mengisi lembar anggaran untuk dua angkatan: biaya tetap, biaya per peserta, honor pengajar, dan cadangan. Setelah itu Anda menguji tiga keadaan, yaitu kelas terisi setengah, tiga perempat, dan penuh.</p>
<p>Hasil akhirnya adalah harga yang berani Anda pertahankan dan batas keterisian yang membuat kelas tetap dijalankan. Batas itu ditulis di peta akademi, sehingga keputusan menunda kelas tidak lagi diambil dalam keadaan panik.</p>`,
          },
          {
            slug: 'menerbitkan-situs',
            title: 'Menerbitkan situs akademi',
            minutes: 90,
            html: `<p>Pertemuan ini sepenuhnya praktik. Anda memilih tata letak, mengatur warna dan huruf, menulis halaman depan, lalu melengkapi tiga halaman kelas. Mentor berkeliling dari satu ruang ke ruang lain untuk membantu.</p>
<p>Sebelum diterbitkan, situs diuji oleh rekan sekelompok melalui ponsel dengan daftar periksa dua belas butir, mulai dari kejelasan judul sampai keterbacaan warna. Butir yang belum lolos diperbaiki saat itu juga.</p>`,
          },
        ],
      },
      {
        slug: 'pekan-lima-enam',
        title: 'Pekan 5 dan 6: angkatan uji',
        chapters: [
          {
            slug: 'kelas-uji',
            title: 'Menjalankan kelas uji',
            minutes: 120,
            html: `<p>Anda menjalankan satu pertemuan sungguhan dengan lima sampai sepuluh peserta undangan. Mentor hadir sebagai pengamat dan mencatat tiga hal: kapan peserta paling aktif, kapan perhatian turun, dan pertanyaan apa yang berulang.</p>
<p>Sesudahnya ada sesi tinjauan tiga puluh menit. Anda menyampaikan penilaian sendiri lebih dahulu, baru mentor menambahkan. Dari sesi ini disusun tiga perbaikan yang dikerjakan sebelum pendaftaran dibuka untuk umum.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-201-B3',
        name: 'Batch 3',
        startsInDays: 24,
        endsInDays: 66,
        registrationOpensInDays: -12,
        registrationClosesInDays: 17,
        mode: 'online',
        capacity: 24,
      },
      {
        code: 'SGR-201-B2',
        name: 'Batch 2',
        startsInDays: -120,
        endsInDays: -78,
        registrationOpensInDays: -160,
        registrationClosesInDays: -126,
        mode: 'online',
        capacity: 24,
      },
    ],
  },
  {
    code: 'SGR-301',
    slug: 'bedah-halaman-depan',
    name: 'Webinar: Bedah Halaman Depan Akademi',
    summary: 'Lima halaman depan akademi dibedah langsung, lengkap dengan alasan dan perbaikannya.',
    html: `<p>Kirim tautan halaman depan akademi Anda saat mendaftar. Lima di antaranya dipilih untuk dibedah bersama: apa yang dilihat pengunjung pada lima detik pertama, di mana ia ragu, dan perubahan kecil apa yang paling berpengaruh.</p>
<p>Semua peserta mendapat daftar periksa halaman depan yang kami pakai sehari-hari.</p>`,
    cover: { scene: 'phone-app', seed: 1204, alt: 'Halaman depan akademi di layar ponsel' },
    type: 'webinar',
    level: 'all',
    category: 'pemasaran',
    tags: ['webinar', 'halaman depan', 'tulisan'],
    competencies: ['Komunikasi pemasaran'],
    outcomes: ['Menilai halaman depan dengan daftar periksa', 'Menulis ulang judul utama agar lebih jelas'],
    prerequisites: [],
    audience: ['Pengelola akademi', 'Penulis konten'],
    durationMinutes: 90,
    price: 0,
    certificate: false,
    instructors: [
      { person: 'clara-halim', role: 'lead' },
      { person: 'nurhaliza-daulay', role: 'assistant' },
    ],
    modules: [
      {
        slug: 'susunan-acara',
        title: 'Susunan acara',
        chapters: [
          {
            slug: 'lima-detik-pertama',
            title: 'Lima detik pertama',
            minutes: 25,
            isPreview: true,
            html: `<p>Setiap halaman ditampilkan selama lima detik, lalu disembunyikan. Peserta menuliskan apa yang diingat: nama akademi, bidang, dan tombol yang tersedia. Perbedaan jawaban menunjukkan seberapa jelas pesan utamanya.</p>
<p>Dari sini kita membahas urutan mata membaca, ukuran judul, dan mengapa gambar yang indah belum tentu membantu bila tidak menceritakan apa yang diajarkan.</p>
<p>Bagian ini ditutup dengan menilai halaman Anda sendiri memakai tiga pertanyaan singkat.</p>`,
          },
          {
            slug: 'menulis-ulang-bersama',
            title: 'Menulis ulang bersama',
            minutes: 40,
            html: `<p>Kita menulis ulang judul, kalimat pendukung, dan tombol utama dari setiap halaman yang dibedah. Prosesnya terbuka: usulan datang dari peserta, lalu dipilih berdasarkan kejelasan, bukan keindahan.</p>
<p>Anda akan melihat bahwa memotong lima kata sering lebih berguna daripada mengganti seluruh desain. Versi sebelum dan sesudah dibagikan sebagai catatan kelas.</p>
<p>Sisa waktu dipakai untuk menjawab pertanyaan peserta yang halamannya belum sempat dibahas.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-301-A',
        name: 'Sesi malam',
        startsInDays: 9,
        endsInDays: 9,
        registrationOpensInDays: -8,
        registrationClosesInDays: 8,
        mode: 'online',
        capacity: 300,
      },
    ],
  },
  {
    code: 'SGR-302',
    slug: 'kelas-langsung-yang-hidup',
    name: 'Webinar: Kelas Langsung yang Hidup',
    summary: 'Cara memandu pertemuan daring supaya peserta berbicara, mencoba, dan pulang membawa hasil.',
    html: `<p>Kamera mati, obrolan sepi, dan pengajar berbicara sendirian selama satu jam. Keadaan ini akrab bagi siapa pun yang pernah mengajar daring. Webinar ini membahas teknik sederhana untuk mengubahnya, tanpa alat tambahan.</p>`,
    cover: { scene: 'classroom', seed: 1205, alt: 'Suasana kelas dengan peserta yang aktif' },
    type: 'webinar',
    level: 'beginner',
    category: 'merancang-pembelajaran',
    tags: ['webinar', 'mengajar daring'],
    competencies: ['Fasilitasi kelas'],
    outcomes: [
      'Merancang pembuka lima menit yang melibatkan semua peserta',
      'Mengatur giliran bicara dengan adil',
    ],
    prerequisites: [],
    audience: ['Guru', 'Pelatih', 'Pengajar mandiri'],
    durationMinutes: 75,
    price: 49000,
    certificate: true,
    instructors: [{ person: 'rahmawati', role: 'lead' }],
    modules: [
      {
        slug: 'materi-inti',
        title: 'Materi inti',
        chapters: [
          {
            slug: 'pembuka-lima-menit',
            title: 'Pembuka lima menit',
            minutes: 20,
            isPreview: true,
            html: `<p>Pembuka menentukan apakah peserta merasa aman untuk berbicara. Mulailah dengan pertanyaan yang bisa dijawab semua orang dalam satu kata, misalnya nama kota atau alat yang ada di meja. Lanjutkan dengan pertanyaan yang terkait materi dan tidak punya jawaban salah.</p>
<p>Sebut nama orang yang menjawab, lalu sambungkan jawabannya dengan topik hari itu. Dalam lima menit, sebagian besar peserta sudah pernah bersuara sekali.</p>`,
          },
          {
            slug: 'mengatur-giliran',
            title: 'Mengatur giliran bicara',
            minutes: 25,
            html: `<p>Di setiap kelas ada peserta yang selalu menjawab lebih dahulu. Hargai semangatnya, tetapi beri jeda bagi yang lain. Hitung sampai tujuh dalam hati setelah bertanya. Jeda itu terasa lama bagi pengajar, padahal baru cukup bagi peserta untuk menyusun kalimat.</p>
<p>Untuk topik yang peka, minta jawaban tertulis lebih dulu di kolom diskusi, lalu undang dua orang menjelaskan. Cara ini memberi ruang bagi peserta yang pemalu.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-302-A',
        name: 'Sesi pagi',
        startsInDays: 48,
        endsInDays: 48,
        registrationOpensInDays: 13,
        registrationClosesInDays: 46,
        mode: 'online',
        capacity: 200,
      },
    ],
  },
  {
    code: 'SGR-202',
    slug: 'mengajar-dengan-studio-koding',
    name: 'Mengajar Pemrograman dengan Studio Koding',
    summary: 'Empat pertemuan langsung untuk menyusun latihan kode yang memeriksa dirinya sendiri.',
    html: `<p>Studio koding Sanggar menjalankan 12 bahasa pemrograman langsung di peramban: JavaScript, TypeScript, Python, PHP, SQL, C, C++, Ruby, Lua, Perl, Prolog, dan Scheme. Di kelas ini Anda belajar memanfaatkannya untuk latihan, bukan sekadar contoh.</p>
<p>Pada akhir kelas Anda memiliki satu paket latihan lengkap dengan kasus uji, petunjuk bertahap, dan pembahasan.</p>`,
    cover: { scene: 'code-editor', seed: 1206, alt: 'Jendela editor kode dengan hasil uji' },
    type: 'live',
    level: 'intermediate',
    category: 'teknologi-belajar',
    tags: ['studio koding', 'pemrograman', 'latihan'],
    competencies: ['Penyusunan latihan kode', 'Penulisan kasus uji'],
    outcomes: ['Menyusun sepuluh latihan bertingkat', 'Menulis kasus uji yang memberi petunjuk'],
    prerequisites: ['Menguasai sekurangnya satu bahasa pemrograman'],
    audience: ['Guru RPL', 'Pengajar kursus pemrograman'],
    durationMinutes: 480,
    price: 450000,
    certificate: true,
    instructors: [
      { person: 'togar-simanjuntak', role: 'lead' },
      { person: 'wayan-sudarsana', role: 'assistant' },
    ],
    rating: { average: 4.7, count: 38 },
    modules: [
      {
        slug: 'latihan',
        title: 'Menyusun latihan',
        chapters: [
          {
            slug: 'anatomi-latihan',
            title: 'Anatomi latihan kode',
            minutes: 60,
            isPreview: true,
            html: `<p>Latihan yang baik terdiri atas empat bagian: cerita singkat, kode awal, kasus uji, dan petunjuk. Cerita memberi alasan, kode awal mengurangi ketikan yang tidak perlu, kasus uji memeriksa hasil, dan petunjuk dibuka hanya bila peserta memintanya.</p>
<p>Kita membedah tiga latihan dari tingkat dasar sampai menengah, lalu memeriksa apakah keempat bagiannya saling menopang. Anda pulang membawa kerangka yang bisa dipakai ulang.</p>`,
          },
          {
            slug: 'kasus-uji-yang-ramah',
            title: 'Kasus uji yang ramah',
            minutes: 60,
            html: `<p>Kasus uji sebaiknya dibaca seperti kalimat. Nama "daftar kosong menghasilkan nol" jauh lebih membantu daripada "test_03". Mulailah dari kasus paling sederhana, lanjutkan ke batas-batasnya, dan tutup dengan satu kasus yang menguji kekeliruan umum.</p>
<p>Jangan menyembunyikan semua kasus uji. Sisakan satu atau dua yang tersembunyi untuk memastikan jawaban tidak ditulis khusus bagi contoh yang terlihat.</p>
<p>Pada akhir sesi, peserta bertukar latihan dan mencoba mengecoh kasus uji rekannya.</p>`,
          },
        ],
      },
      {
        slug: 'pendampingan',
        title: 'Mendampingi peserta',
        chapters: [
          {
            slug: 'membaca-kode-peserta',
            title: 'Membaca kode peserta',
            minutes: 60,
            html: `<p>Umpan balik terbaik dimulai dari membaca, bukan dari membetulkan. Tanyakan lebih dahulu apa yang dimaksud peserta dengan baris tertentu. Sering kali mereka menemukan sendiri kekeliruannya saat menjelaskan.</p>
<p>Kita berlatih dengan dua belas potongan kode anonim dari kelas dasar. Untuk masing-masing, Anda menulis satu pujian yang spesifik dan satu pertanyaan yang mengarahkan, tanpa menuliskan jawabannya.</p>
<p>Contoh umpan balik yang baik dikumpulkan menjadi catatan bersama kelas.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SGR-202-B2',
        name: 'Batch 2',
        startsInDays: 4,
        endsInDays: 28,
        registrationOpensInDays: -36,
        registrationClosesInDays: -2,
        mode: 'online',
        capacity: 30,
      },
    ],
  },
]
