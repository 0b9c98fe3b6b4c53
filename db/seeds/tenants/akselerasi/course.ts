import type { DemoClass } from '../../demo.types.ts'

export const menguji: DemoClass = {
  code: 'AX-101',
  slug: 'menguji-dugaan',
  name: 'Menguji Dugaan',
  summary: 'Enam bab untuk mengetahui apakah masalahnya nyata sebelum membangun apa pun.',
  html: '<p>Kursus mandiri yang wajib diselesaikan setiap calon peserta angkatan, dan terbuka bagi siapa saja. Setiap bab memberi satu pekerjaan rumah yang harus dilakukan di luar layar.</p>',
  cover: { scene: 'interview', seed: 10285, alt: 'Wawancara dengan calon pelanggan' },
  type: 'self_paced',
  level: 'beginner',
  category: 'pelanggan',
  tags: ['dugaan', 'wawancara'],
  competencies: ['Wawancara', 'Menguji produk'],
  outcomes: [
    'Menulis dugaan yang dapat salah',
    'Mewawancarai tanpa menjual',
    'Memutuskan lanjut atau berhenti',
  ],
  prerequisites: [],
  audience: ['Calon pendiri'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'raja-iskandar', role: 'lead' }],
  rating: { average: 4.7, count: 88 },
  modules: [
    {
      slug: 'dugaan',
      title: 'Menulis dugaan',
      chapters: [
        {
          slug: 'kalimat-yang-bisa-salah',
          title: 'Kalimat yang bisa salah',
          minutes: 25,
          isPreview: true,
          html: '<p>Setiap usaha dimulai dari dugaan, dan dugaan yang berguna adalah yang bisa terbukti salah. "Orang butuh cara belanja yang lebih baik" tidak bisa salah, jadi tidak bisa diuji. "Pedagang ikan di Pasar Jodoh membuang sedikitnya lima kilogram setiap hari karena es terlambat" bisa salah besok pagi.</p><p>Tulislah dugaan dengan empat bagian: siapa, kapan, mengalami apa, dan sekarang mengatasinya bagaimana. Bagian terakhir paling penting. Bila hari ini mereka tidak melakukan apa-apa untuk mengatasinya, mungkin masalahnya tidak cukup mengganggu.</p><h2>Urutkan menurut bahaya</h2><p>Anda akan memiliki sepuluh dugaan. Tandai yang paling berbahaya: bila ini salah, seluruh usaha runtuh. Ujilah itu lebih dulu, bukan yang paling mudah.</p><p><strong>Pekerjaan rumah:</strong> tulis lima dugaan tentang satu kelompok orang yang dapat Anda temui pekan ini. Urutkan menurut bahayanya.</p>',
        },
        {
          slug: 'siapa-dulu',
          title: 'Siapa dulu',
          minutes: 25,
          html: '<p>Kesalahan paling umum adalah memilih pelanggan yang terlalu luas. "Usaha kecil" bukan orang. Anda tidak dapat meneleponnya, tidak tahu di mana ia makan siang, dan tidak tahu kepada siapa ia mengeluh.</p><p>Persempit sampai Anda dapat menyebutkan tiga nama. Pemilik warung nasi yang memasak sendiri, buka sebelum subuh, di sekitar galangan. Dari tiga nama akan lahir tiga puluh, karena orang seperti itu saling mengenal.</p><h2>Dekat lebih baik daripada banyak</h2><p>Pada tahap ini pasar kecil yang dapat Anda datangi setiap hari jauh lebih berharga daripada pasar besar yang hanya Anda baca. Keluasan dapat menunggu; pemahaman tidak.</p><p><strong>Pekerjaan rumah:</strong> tulis tiga nama dan nomor telepon. Bila tidak sanggup, gantilah kelompoknya sampai sanggup.</p>',
        },
        {
          slug: 'bukti',
          title: 'Apa yang disebut bukti',
          minutes: 20,
          html: '<p>Pujian bukan bukti. "Idenya bagus" berarti lawan bicara Anda sopan. Janji juga bukan bukti. "Nanti kalau sudah jadi saya beli" adalah cara paling ramah untuk mengakhiri percakapan.</p><p>Bukti adalah pengorbanan: uang muka, waktu, nama baik. Orang yang mengirim data penjualannya kepada Anda sudah memberi bukti. Orang yang mengenalkan Anda kepada atasannya mempertaruhkan nama baik.</p><h2>Tetapkan batas sebelum mulai</h2><p>Tulislah dari sepuluh percakapan, berapa yang harus menunjukkan pengorbanan supaya dugaan dianggap benar. Tulis sebelum bertemu siapa pun. Setelah bertemu, kita semua pandai menggeser batas.</p><p><strong>Pekerjaan rumah:</strong> untuk dugaan paling berbahaya, tulis bukti yang akan membuat Anda lanjut dan bukti yang akan membuat Anda berhenti.</p>',
        },
      ],
    },
    {
      slug: 'percakapan',
      title: 'Percakapan',
      chapters: [
        {
          slug: 'tanya-kemarin',
          title: 'Tanyakan kemarin, bukan besok',
          minutes: 25,
          html: '<p>Orang buruk dalam meramal dirinya sendiri dan baik dalam mengingat kejadian. Karena itu jangan bertanya apakah mereka akan memakai sesuatu. Tanyakan kapan terakhir masalah itu terjadi, apa yang mereka lakukan, berapa biayanya, dan siapa yang ikut repot.</p><p>Mintalah cerita lengkap dari satu kejadian. "Ceritakan Selasa kemarin, dari pagi." Di dalam cerita itu Anda akan mendengar urutan, kata yang mereka pakai, dan jalan pintas yang sudah mereka temukan sendiri.</p><h2>Jangan menyebut ide</h2><p>Begitu ide disebutkan, lawan bicara berubah menjadi penilai dan berhenti bercerita. Tahan sampai akhir. Bila harus menjawab, katakan bahwa Anda sedang belajar tentang pekerjaan mereka.</p><p><strong>Pekerjaan rumah:</strong> lakukan tiga percakapan dua puluh menit. Rekam dengan izin.</p>',
        },
        {
          slug: 'mencatat',
          title: 'Mencatat yang tidak nyaman',
          minutes: 20,
          html: '<p>Catatan yang baik memuat kutipan asli, bukan kesimpulan. Tulis kata-katanya, termasuk yang tidak mendukung dugaan Anda. Terutama yang itu.</p><p>Gunakan tiga tanda: seru untuk kejutan, tanya untuk yang belum dipahami, dan silang untuk yang membantah. Setelah lima percakapan, hitunglah. Bila tidak ada satu pun silang, kemungkinan besar Anda sedang menjual.</p><h2>Bacakan kepada rekan</h2><p>Pada hari yang sama, bacakan catatan kepada rekan pendiri tanpa komentar. Minta ia menuliskan apa yang ia dengar. Perbedaan di antara kalian adalah tempat harapan menyusup.</p><p><strong>Pekerjaan rumah:</strong> susun satu halaman berisi sepuluh kutipan. Jangan menambahkan penjelasan apa pun.</p>',
        },
        {
          slug: 'putuskan',
          title: 'Lanjut, belok, atau berhenti',
          minutes: 25,
          html: '<p>Setelah tiga puluh percakapan, duduklah dengan batas yang Anda tulis di bab ketiga. Ada tiga pilihan. Lanjut bila bukti melampaui batas. Belok bila masalahnya nyata tetapi orangnya keliru, atau orangnya benar tetapi masalahnya lain. Berhenti bila tidak ada yang mau berkorban.</p><p>Berhenti pada pekan ketiga adalah hasil yang baik. Biayanya beberapa lusin cangkir kopi. Berhenti pada tahun ketiga biayanya lain lagi.</p><h2>Menulis keputusan</h2><p>Tulislah satu paragraf: apa yang kami kira, apa yang kami dengar, apa yang kami putuskan, dan kapan kami menimbangnya lagi. Kirim kepada tiga orang yang Anda wawancarai. Mereka akan membaca, dan sebagian akan membantu.</p><p><strong>Pekerjaan rumah:</strong> tulis paragraf itu hari ini juga.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
