import type { DemoClass } from '../../demo.types.ts'

/** The self-paced course: leading a small team. */
export const course: DemoClass = {
  code: 'PL-M01',
  slug: 'penyelia-baru',
  name: 'Penyelia Baru',
  summary: 'Enam bab bagi orang yang kemarin rekan kerja dan hari ini menjadi atasan.',
  html: '<p>Menjadi penyelia jarang disertai pelatihan. Kursus ini membahas tiga puluh hari pertama: membagi tugas, memeriksa tanpa mengawasi berlebihan, dan berbicara tentang kesalahan tanpa mempermalukan.</p><p>Setiap bab berisi satu alat yang dapat dipakai besok pagi.</p>',
  cover: { scene: 'meeting', seed: 14901, alt: 'Penyelia berbicara dengan regunya' },
  type: 'self_paced',
  level: 'beginner',
  category: 'kepemimpinan',
  tags: ['penyelia', 'regu'],
  competencies: ['Membagi tugas', 'Memberi umpan balik'],
  outcomes: ['Lembar pembagian tugas', 'Naskah percakapan empat langkah', 'Jadwal bicara mingguan'],
  prerequisites: ['Memimpin sedikitnya satu orang'],
  audience: ['Penyelia baru', 'Kepala regu'],
  durationMinutes: 160,
  price: 250_000,
  certificate: true,
  instructors: [{ person: 'ratna-palupi', role: 'lead' }],
  rating: { average: 4.7, count: 92 },
  modules: [
    {
      slug: 'pekan-pertama',
      title: 'Pekan pertama',
      chapters: [
        {
          slug: 'dari-rekan-menjadi-atasan',
          title: 'Dari rekan menjadi atasan',
          minutes: 25,
          isPreview: true,
          html: '<p>Hari pertama sebagai penyelia terasa ganjil. Orang yang kemarin mengajak Anda makan siang kini berhenti bercanda ketika Anda datang. Itu wajar dan tidak perlu dilawan dengan bersikap seolah-olah tidak ada yang berubah.</p><p>Yang berubah ada tiga: Anda tahu hal yang mereka tidak tahu, Anda memutuskan hal yang menyangkut mereka, dan pekerjaan Anda sekarang dinilai dari pekerjaan mereka. Sampaikan ketiganya dengan terus terang pada pertemuan pertama.</p><h2>Percakapan pertama</h2><ol><li>Temui setiap orang sendiri-sendiri, lima belas menit.</li><li>Tanyakan apa yang berjalan baik dan sebaiknya tidak diubah.</li><li>Tanyakan satu hal yang mengganggu pekerjaan mereka setiap hari.</li><li>Catat di depan mereka, jangan menjanjikan apa pun dulu.</li></ol><p>Setelah semua selesai, pilih satu gangguan yang dapat Anda bereskan pekan itu juga. Bukan yang terbesar, melainkan yang paling cepat terasa. Kepercayaan dibangun dari janji kecil yang ditepati.</p>',
        },
        {
          slug: 'membagi-tugas',
          title: 'Membagi tugas sampai jelas',
          minutes: 25,
          html: '<p>Tugas yang kabur menghasilkan pekerjaan yang diulang. Sebelum membagi tugas, jawab lima pertanyaan di selembar kertas: apa hasilnya, untuk siapa, kapan, dengan apa, dan siapa yang ditanya bila tersangkut.</p><p>Perhatikan bahwa tidak ada pertanyaan "bagaimana caranya". Untuk orang yang sudah berpengalaman, cara adalah haknya. Untuk orang baru, cara boleh ditunjukkan sekali, lalu dilepaskan.</p><h2>Meminta diulang</h2><p>Setelah menjelaskan, jangan bertanya "Sudah paham?" Hampir semua orang menjawab sudah. Mintalah, "Coba ceritakan apa yang akan kamu kerjakan lebih dahulu." Dari jawabannya Anda tahu bagian mana yang belum sampai.</p><p>Tuliskan kelima jawaban itu di papan atau di pesan bersama. Tulisan melindungi dua pihak: Anda dari lupa, dan mereka dari perubahan yang tidak diakui. Bila ada perubahan, ubah tulisannya dan sebutkan alasannya.</p><p>Latihan: ambil satu tugas yang Anda bagi pekan lalu. Tulis kelima jawabannya. Mana yang dulu tidak Anda sebutkan?</p>',
        },
        {
          slug: 'memeriksa-tanpa-mencekik',
          title: 'Memeriksa tanpa mencekik',
          minutes: 25,
          html: '<p>Ada dua cara buruk memeriksa pekerjaan: setiap jam, atau sama sekali tidak. Yang pertama membuat orang berhenti berpikir. Yang kedua membuat Anda terkejut pada hari terakhir.</p><p>Pilih titik periksa bersama orangnya ketika tugas dibagi. Untuk tugas sepekan, dua titik sudah cukup: setelah sepertiga pekerjaan dan sebelum selesai. Pada titik pertama lihat arahnya. Pada titik kedua lihat mutunya.</p><h2>Tiga pertanyaan di titik periksa</h2><ul><li>Apa yang sudah selesai dan dapat dilihat?</li><li>Apa yang menghalangi?</li><li>Apa yang berubah dari rencana?</li></ul><p>Dengarkan jawabannya sampai habis. Bila ada yang menghalangi dan Anda dapat menyingkirkannya, lakukan hari itu. Menyingkirkan penghalang adalah pekerjaan utama penyelia.</p><p>Jangan membetulkan sendiri pekerjaan yang salah. Tunjukkan letaknya, jelaskan mengapa keliru, dan biarkan pembuatnya memperbaiki. Lebih lambat hari ini, jauh lebih cepat bulan depan.</p>',
        },
      ],
    },
    {
      slug: 'bicara-yang-sulit',
      title: 'Bicara yang sulit',
      chapters: [
        {
          slug: 'umpan-balik-empat-langkah',
          title: 'Umpan balik empat langkah',
          minutes: 30,
          html: '<p>Umpan balik yang baik berisi kejadian, akibat, harapan, dan pertanyaan. Urutannya penting. Kejadian disebut tanpa kata sifat: "Kemarin laporan dikirim pukul lima, batasnya pukul dua." Bukan "Kamu sering terlambat."</p><p>Akibat menjelaskan mengapa itu penting: "Bagian keuangan pulang pukul delapan malam karenanya." Harapan disebut dengan jelas: "Saya perlu laporan itu pukul dua, atau kabar sebelum pukul satu bila tidak sempat." Lalu pertanyaan: "Apa yang perlu diubah supaya bisa?"</p><h2>Kapan dan di mana</h2><p>Sesegera mungkin, tetapi tidak di depan orang lain dan tidak saat marah. Pujian boleh di depan umum dan memakai langkah yang sama. "Bagus" tidak mengajarkan apa-apa. "Kemarin kamu menelepon pelanggan sebelum ia mengeluh, dan ia memperpanjang kontraknya" membuat orang tahu apa yang harus diulang.</p><p>Latihan: tulis dua naskah, satu pujian dan satu teguran, untuk orang yang sama. Bacakan kepada teman yang tidak mengenalnya dan tanyakan apakah kejadiannya terbayang.</p>',
        },
        {
          slug: 'ketika-regu-bertengkar',
          title: 'Ketika regu bertengkar',
          minutes: 25,
          html: '<p>Pertengkaran di tempat kerja jarang tentang hal yang disebutkan. Rebutan forklif bisa jadi tentang jadwal yang tidak adil. Karena itu dengarkan masing-masing pihak secara terpisah sebelum mempertemukan mereka.</p><p>Dalam pertemuan terpisah tanyakan tiga hal: apa yang terjadi menurutmu, apa yang kamu perlukan supaya dapat bekerja, dan apa yang kira-kira diperlukan dia. Pertanyaan ketiga yang paling membuka jalan.</p><h2>Mempertemukan</h2><ol><li>Mulai dengan membacakan kebutuhan keduanya, bukan tuduhannya.</li><li>Minta masing-masing mengulang kebutuhan lawan bicaranya.</li><li>Cari satu kesepakatan kecil yang dapat dicoba sepekan.</li><li>Tuliskan dan tentukan hari membahasnya lagi.</li></ol><p>Bila salah satu pihak melanggar aturan keselamatan atau merendahkan orang, jangan mendamaikan. Itu bukan perselisihan, melainkan pelanggaran, dan ada prosedurnya sendiri. Laporkan dan catat.</p>',
        },
        {
          slug: 'irama-mingguan',
          title: 'Irama mingguan',
          minutes: 20,
          html: '<p>Regu yang tenang punya irama. Senin pagi sepuluh menit berdiri bersama: apa yang harus selesai pekan ini. Rabu titik periksa. Jumat siang lima belas menit: apa yang selesai, apa yang kita pelajari.</p><p>Di luar itu, bicaralah dengan setiap orang secara pribadi dua pekan sekali selama dua puluh menit. Pertemuan ini milik mereka. Biarkan mereka yang membuka. Bila mereka diam, tanyakan, "Apa yang paling menyita tenaga dua pekan ini?"</p><h2>Menjaga irama saat sibuk</h2><p>Pada pekan tersibuk godaan terbesar adalah membatalkan pertemuan pribadi. Justru pada pekan itulah ia paling diperlukan. Perpendek menjadi sepuluh menit, jangan dihapus.</p><p>Setelah sebulan, mintalah regu menilai irama ini dengan tiga kata: teruskan, ubah, hentikan. Tempel hasilnya di dinding. Penyelia yang meminta dinilai lebih mudah didengar ketika menilai.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
