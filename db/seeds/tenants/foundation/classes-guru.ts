import type { DemoClass } from '../../demo.types.ts'

export const kelasRangkap: DemoClass = {
  code: 'TH-201',
  slug: 'mengajar-kelas-rangkap',
  name: 'Mengajar Kelas Rangkap',
  summary: 'Pelatihan bagi guru yang mengajar dua atau tiga tingkat sekaligus dalam satu ruangan.',
  html: `<p>Di sekolah dengan tiga guru dan enam tingkat, kelas rangkap bukan pilihan darurat, melainkan kenyataan sehari-hari. Kelas ini membantu Anda mengubahnya menjadi kekuatan: kakak kelas membantu adik kelas, dan setiap anak belajar menurut kemampuannya.</p>
<p>Sesi daring dilakukan pada malam hari supaya tidak mengganggu jam mengajar. Dua hari praktik tatap muka berlangsung di sekolah binaan, lengkap dengan pengamatan kelas dan umpan balik dari mentor.</p>
<p>Biaya makan, penginapan, dan pengganti transpor lokal bagi guru honorer ditanggung yayasan.</p>`,
  cover: { scene: 'teacher-board', seed: 1203, alt: 'Guru menulis dua pelajaran pada satu papan tulis' },
  type: 'hybrid',
  level: 'intermediate',
  category: 'pelatihan-guru',
  tags: ['kelas rangkap', 'guru', 'sekolah kecil'],
  competencies: ['Perencanaan lintas tingkat', 'Tutor sebaya', 'Pengelolaan waktu di kelas'],
  outcomes: [
    'Menyusun rencana pembelajaran untuk dua tingkat dalam satu lembar',
    'Menata ruang kelas dengan tiga pusat kegiatan',
    'Melatih tutor sebaya dari kelas yang lebih tinggi',
  ],
  prerequisites: ['Mengajar di SD atau MI', 'Surat tugas dari kepala sekolah'],
  audience: ['Guru SD dan MI di sekolah kecil', 'Kepala sekolah', 'Pengawas gugus'],
  durationMinutes: 870,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'maria-goreti-bano', role: 'lead' },
    { person: 'ni-komang-ayu-lestari', role: 'assistant' },
    { person: 'elias-wanimbo', role: 'mentor' },
  ],
  rating: { average: 4.9, count: 143 },
  modules: [
    {
      slug: 'merencanakan',
      title: 'Merencanakan',
      chapters: [
        {
          slug: 'memetakan-kurikulum-dua-tingkat',
          title: 'Memetakan kurikulum dua tingkat',
          minutes: 90,
          isPreview: true,
          html: `<p>Langkah pertama adalah mencari titik temu. Bentangkan capaian pembelajaran dua tingkat berdampingan, lalu tandai tema yang sama. Kelas tiga belajar mengukur panjang, kelas empat belajar keliling. Keduanya dapat bertemu dalam kegiatan mengukur kebun sekolah.</p><p>Peserta akan membuat peta satu semester dengan tiga warna: hijau untuk tema yang dapat diajarkan bersama, kuning untuk tema yang dimulai bersama lalu dipisah, dan merah untuk tema yang harus diajarkan terpisah. Biasanya hanya sepertiga yang berwarna merah.</p>`,
        },
        {
          slug: 'rencana-satu-lembar',
          title: 'Rencana pembelajaran satu lembar',
          minutes: 90,
          html: `<p>Guru kelas rangkap tidak punya waktu menulis dua rencana tebal. Format satu lembar memuat tujuan kedua tingkat, kegiatan pembuka bersama, pembagian waktu guru, tugas mandiri, dan penutup bersama.</p><ul><li>Lima belas menit: pembuka untuk semua anak.</li><li>Dua puluh menit: guru bersama tingkat A, tingkat B mengerjakan tugas.</li><li>Dua puluh menit: guru bertukar ke tingkat B.</li><li>Lima belas menit: anak saling menunjukkan hasil.</li></ul><p>Tugas mandiri harus jelas, dapat diperiksa sendiri, dan cukup menarik untuk dikerjakan tanpa diawasi.</p>`,
        },
        {
          slug: 'menata-ruang-kelas',
          title: 'Menata ruang kelas',
          minutes: 60,
          html: `<p>Deretan bangku menghadap satu papan menyulitkan kelas rangkap. Kita akan mencoba tata ruang dengan tiga pusat: pusat guru di dekat papan, pusat tugas mandiri di tengah, dan pusat baca di belakang. Perpindahan antarpusat dilatih seperti permainan sampai anak mampu berpindah dalam satu menit tanpa berebut.</p><p>Bila ruangannya sempit, gunakan tikar di teras sebagai pusat ketiga. Tanda sederhana berupa kartu warna membantu anak tahu ke mana harus pergi setelah selesai.</p>`,
        },
      ],
    },
    {
      slug: 'menjalankan',
      title: 'Menjalankan',
      chapters: [
        {
          slug: 'tutor-sebaya',
          title: 'Melatih tutor sebaya',
          minutes: 90,
          html: `<p>Tutor sebaya bukan guru pengganti. Tugasnya mendengarkan adik kelas membaca, memeriksa jawaban dengan kunci, dan memanggil guru bila menemui kesulitan. Pilih anak secara bergilir agar semua merasakan peran ini.</p><p>Latih tiga kalimat kunci: "Coba tunjukkan cara kamu menghitungnya", "Bagian mana yang membingungkan?", dan "Mari kita lihat contoh lagi." Larang satu kalimat: "Masa begitu saja tidak bisa." Anak yang mengajar temannya mengingat pelajaran lebih lama, jadi waktu ini tidak merugikan siapa pun.</p>`,
        },
        {
          slug: 'praktik-dan-pengamatan-kelas',
          title: 'Praktik dan pengamatan kelas',
          minutes: 480,
          html: `<p>Selama dua hari peserta mengajar berpasangan di sekolah binaan. Satu orang mengajar, satu orang mengamati dengan lembar yang sama: berapa menit guru bersama setiap tingkat, berapa anak yang menunggu tanpa kegiatan, dan pertanyaan apa yang diajukan anak.</p><p>Setelah setiap sesi, pengamat menyampaikan dua hal yang berhasil dan satu saran. Peserta lalu memperbaiki rencana dan mengulang pelajaran di kelas lain keesokan harinya. Perbaikan dalam satu hari ini sering menjadi bagian yang paling berkesan.</p>`,
        },
        {
          slug: 'rencana-pendampingan',
          title: 'Rencana pendampingan enam bulan',
          minutes: 60,
          html: `<p>Pelatihan yang selesai di hotel jarang sampai ke kelas. Karena itu setiap peserta pulang membawa rencana enam bulan: satu perubahan kecil setiap bulan dan satu teman seperjalanan di gugus yang sama.</p><p>Mentor menghubungi peserta lewat telepon setiap dua pekan dan berkunjung sekali dalam semester bila jalan memungkinkan. Peserta mengirim satu foto kegiatan dan satu catatan pendek setiap bulan. Catatan itu menjadi syarat sertifikat, sekaligus bahan belajar bagi angkatan berikutnya.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-201-B5',
      name: 'Batch 5',
      startsInDays: 24,
      endsInDays: 66,
      registrationOpensInDays: -18,
      registrationClosesInDays: 14,
      mode: 'hybrid',
      venue: 'Rumah Belajar Tunas Harapan, Soe',
      city: 'Kabupaten Timor Tengah Selatan',
      capacity: 36,
    },
  ],
}

export const numerasi: DemoClass = {
  code: 'TH-202',
  slug: 'numerasi-kelas-awal',
  name: 'Numerasi di Kelas Awal',
  summary: 'Mengajarkan bilangan dengan benda di sekitar anak, bukan dengan hafalan di papan tulis.',
  html: `<p>Anak yang hafal perkalian belum tentu tahu berapa kembalian yang harus ia terima di warung. Kelas langsung ini mengajak guru membangun pengertian bilangan melalui kerikil, biji jagung, anak tangga, dan permainan pasar.</p>
<p>Setiap pertemuan terdiri atas contoh kegiatan, latihan dalam kelompok kecil, dan tugas mencoba di kelas. Peserta yang berhalangan dapat menonton rekaman dan tetap mengumpulkan tugas.</p>`,
  cover: { scene: 'classroom', seed: 1204, alt: 'Anak-anak menghitung biji jagung di meja kelas' },
  type: 'live',
  level: 'beginner',
  category: 'pelatihan-guru',
  tags: ['numerasi', 'matematika', 'kelas awal'],
  competencies: ['Konsep bilangan', 'Media konkret', 'Asesmen numerasi'],
  outcomes: [
    'Merancang kegiatan bilangan dengan benda konkret',
    'Mengenali kekeliruan umum anak dalam penjumlahan dan pengurangan',
    'Menyusun permainan pasar untuk satu semester',
  ],
  prerequisites: ['Mengajar atau mendampingi anak kelas satu sampai tiga'],
  audience: ['Guru SD dan MI', 'Relawan bimbingan belajar'],
  durationMinutes: 540,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'fransiskus-kelen', role: 'lead' },
    { person: 'tiurma-simanjuntak', role: 'assistant' },
  ],
  rating: { average: 4.7, count: 96 },
  modules: [
    {
      slug: 'rasa-bilangan',
      title: 'Rasa bilangan',
      chapters: [
        {
          slug: 'dari-benda-ke-angka',
          title: 'Dari benda ke angka',
          minutes: 90,
          isPreview: true,
          html: `<p>Anak perlu melewati tiga tahap: memegang benda, menggambar, lalu menulis lambang. Guru sering melompat ke tahap ketiga karena dikejar buku. Pada pertemuan ini kita mencoba kegiatan "sepuluh kerikil": satu kumpulan kerikil dibagi dua dengan berbagai cara, digambar sebagai titik, barulah ditulis 10 = 6 + 4.</p><p>Anak yang terbiasa memecah sepuluh akan menghitung 8 + 5 dengan mengisi sepuluh lebih dulu, tanpa menghitung jari satu per satu.</p>`,
        },
        {
          slug: 'nilai-tempat-dengan-ikatan-lidi',
          title: 'Nilai tempat dengan ikatan lidi',
          minutes: 90,
          html: `<p>Mengapa 27 dan 72 berbeda? Ikatan lidi menjawabnya tanpa ceramah. Sepuluh lidi diikat menjadi satu puluhan, sisanya satuan. Anak menyusun 27 sebagai dua ikat dan tujuh batang, lalu membandingkannya dengan tujuh ikat dan dua batang.</p><p>Untuk pengurangan dengan meminjam, anak membuka satu ikat. Gerak membuka ikatan inilah yang kelak mereka bayangkan ketika menulis angka kecil di atas soal. Siapkan 120 lidi untuk setiap kelompok berisi empat anak.</p>`,
        },
        {
          slug: 'kekeliruan-yang-berguna',
          title: 'Kekeliruan yang berguna',
          minutes: 90,
          html: `<p>Jawaban salah menyimpan petunjuk. Anak yang menulis 42 - 17 = 35 mengurangkan angka kecil dari angka besar di setiap kolom. Anak yang menulis 15 + 6 = 75 salah menempatkan satuan.</p><p>Kita akan membahas dua belas pekerjaan anak, menebak cara berpikirnya, dan merancang satu pertanyaan yang membuat anak memeriksa sendiri. Tujuannya bukan memberi tanda silang, melainkan menemukan langkah berikutnya untuk setiap anak.</p>`,
        },
      ],
    },
    {
      slug: 'bilangan-di-sekitar-kita',
      title: 'Bilangan di sekitar kita',
      chapters: [
        {
          slug: 'permainan-pasar',
          title: 'Permainan pasar',
          minutes: 90,
          html: `<p>Ubah kelas menjadi pasar. Separuh anak berjualan daun, batu, dan gambar sayur, separuh lainnya berbelanja dengan uang mainan. Tetapkan aturan yang menuntut berhitung: pembeli hanya membawa Rp 10.000 dan harus pulang dengan tiga barang.</p><p>Setelah dua putaran, bahas strategi yang dipakai anak. Siapa yang membulatkan lebih dulu? Siapa yang menghitung kembalian dengan menambah? Catat cara-cara itu di papan tulis dengan nama penemunya.</p>`,
        },
        {
          slug: 'mengukur-dengan-tubuh',
          title: 'Mengukur dengan tubuh',
          minutes: 90,
          html: `<p>Jengkal, depa, dan langkah adalah alat ukur yang selalu tersedia. Anak mengukur panjang papan tulis dengan jengkal dan mendapati hasilnya berbeda-beda. Dari perbedaan itulah muncul kebutuhan akan satuan baku.</p><p>Kegiatan dilanjutkan dengan membuat penggaris satu meter dari bambu. Anak menandai setiap sepuluh sentimeter dengan warna, lalu memakainya untuk mengukur kebun, pintu, dan tinggi temannya. Hasilnya dibuat menjadi grafik batang di dinding.</p>`,
        },
        {
          slug: 'rencana-delapan-pekan',
          title: 'Rencana delapan pekan',
          minutes: 90,
          html: `<p>Pada pertemuan penutup, peserta menyusun rencana delapan pekan yang memuat satu kegiatan konkret, satu permainan, dan satu pemeriksaan singkat setiap pekan. Rencana saling ditukar dan diberi umpan balik oleh rekan dari daerah lain.</p><p>Peserta dari kepulauan akan memakai kerang dan perahu, peserta dari dataran tinggi memakai ubi dan kayu bakar. Yang dijaga tetap sama adalah urutannya: pegang, gambar, tulis, ceritakan.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-202-B2',
      name: 'Batch 2',
      startsInDays: -16,
      endsInDays: 19,
      registrationOpensInDays: -60,
      registrationClosesInDays: -22,
      mode: 'online',
      capacity: 80,
    },
  ],
}

export const mediaAjar: DemoClass = {
  code: 'TH-301',
  slug: 'media-ajar-dari-bahan-sekitar',
  name: 'Media Ajar dari Bahan Sekitar',
  summary: 'Membuat media ajar dari bambu, kardus, botol, dan kain perca, lengkap dengan pola siap cetak.',
  html: `<p>Kursus premium ini disusun bersama guru dari tujuh kabupaten. Setiap media dijelaskan dari bahan, cara membuat, sampai cara memakainya dalam tiga mata pelajaran. Seluruh hasil penjualan kursus dipakai untuk membeli bahan bagi sekolah binaan.</p>
<p>Anda memperoleh pola siap cetak, daftar belanja, dan forum tanya jawab dengan para pembuatnya. Guru honorer dapat mengajukan kupon bebas biaya melalui kepala sekolah.</p>`,
  cover: { scene: 'workshop-tools', seed: 1205, alt: 'Gunting, kardus, dan bambu di meja kerja' },
  type: 'self_paced',
  level: 'all',
  premium: true,
  category: 'pelatihan-guru',
  tags: ['media ajar', 'prakarya', 'premium'],
  competencies: ['Perancangan media ajar', 'Pemanfaatan bahan bekas'],
  outcomes: [
    'Membuat empat media ajar beserta variasinya',
    'Menyesuaikan satu media untuk tiga mata pelajaran',
  ],
  prerequisites: ['Peralatan sederhana: gunting, pisau, lem, dan penggaris'],
  audience: ['Guru PAUD dan SD', 'Mahasiswa keguruan', 'Orang tua'],
  durationMinutes: 175,
  price: 149000,
  compareAtPrice: 199000,
  certificate: true,
  instructors: [
    { person: 'ni-komang-ayu-lestari', role: 'lead' },
    { person: 'suparmi', role: 'mentor' },
  ],
  rating: { average: 4.6, count: 174 },
  modules: [
    {
      slug: 'media-bahasa',
      title: 'Media bahasa',
      chapters: [
        {
          slug: 'roda-suku-kata',
          title: 'Roda suku kata',
          minutes: 40,
          isPreview: true,
          html: `<p>Roda suku kata terbuat dari dua lingkaran kardus berbeda ukuran yang disatukan dengan paku payung. Lingkaran luar memuat suku kata awal, lingkaran dalam memuat suku kata akhir. Ketika diputar, anak membaca gabungan yang muncul dan memutuskan apakah gabungan itu berarti.</p><ul><li>Lingkaran luar berdiameter 24 cm, lingkaran dalam 16 cm.</li><li>Gunakan delapan suku kata pada setiap lingkaran.</li><li>Tutup ujung paku dengan potongan gabus supaya aman.</li></ul><p>Untuk kelas tiga, ganti suku kata dengan imbuhan dan kata dasar.</p>`,
        },
        {
          slug: 'panggung-boneka-kardus',
          title: 'Panggung boneka kardus',
          minutes: 45,
          html: `<p>Kardus bekas televisi atau mesin cuci menjadi panggung yang dapat dilipat. Potong jendela di bagian depan, beri tirai kain perca, dan buat celah di bawah untuk tangan pemain. Boneka dibuat dari kaus kaki, sendok kayu, atau bonggol jagung.</p><p>Panggung ini membantu anak pemalu berbicara karena penonton memandang bonekanya. Mulailah dengan dialog dua tokoh yang hanya terdiri atas empat kalimat, lalu biarkan anak menambahkan akhir ceritanya sendiri.</p>`,
        },
      ],
    },
    {
      slug: 'media-berhitung-dan-sains',
      title: 'Media berhitung dan sains',
      chapters: [
        {
          slug: 'papan-pecahan-bambu',
          title: 'Papan pecahan bambu',
          minutes: 45,
          html: `<p>Belah bambu menjadi bilah selebar tiga sentimeter dengan panjang yang sama, 48 cm. Satu bilah dibiarkan utuh, yang lain dipotong menjadi dua, tiga, empat, enam, dan delapan bagian. Amplas tepinya sampai tidak ada serat tajam, lalu warnai setiap kelompok.</p><p>Anak menjejerkan bilah untuk menemukan bahwa dua per empat sama panjang dengan satu per dua. Pengertian pecahan senilai muncul dari tangan, bukan dari rumus yang dihafal.</p>`,
        },
        {
          slug: 'penjernih-air-sederhana',
          title: 'Penjernih air sederhana',
          minutes: 45,
          html: `<p>Botol plastik besar dipotong bagian bawahnya dan dibalik. Isi berturut-turut dengan kapas atau kain, arang, pasir halus, pasir kasar, dan kerikil. Anak menuangkan air keruh dari atas dan mengamati warna air yang keluar.</p><p>Tegaskan bahwa air yang tampak jernih belum tentu aman diminum dan tetap harus dimasak. Percobaan ini membuka percakapan tentang sumber air desa, cara menjaganya, dan mengapa kita mencuci tangan dengan sabun.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
