import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'BP-101',
  slug: 'menulis-esai-beasiswa',
  name: 'Menulis Esai Beasiswa',
  summary: 'Enam bab untuk menulis esai yang terdengar seperti diri Anda sendiri.',
  html: `<p>Kursus ini terbuka bagi siapa saja, termasuk yang mendaftar beasiswa lain. Isinya disusun dari kesalahan yang paling sering ditemui pembaca esai kami.</p><p>Siapkan kertas. Setiap bab meminta Anda menulis sedikit, dan esai selesai pada bab terakhir.</p>`,
  cover: { scene: 'books', seed: 13721, alt: 'Buku catatan dan pena di meja' },
  type: 'self_paced',
  level: 'beginner',
  category: 'persiapan',
  tags: ['esai', 'beasiswa'],
  competencies: ['Menulis', 'Menyunting'],
  outcomes: ['Satu esai 600 kata', 'Daftar bukti yang jujur', 'Kebiasaan menyunting tiga putaran'],
  prerequisites: [],
  audience: ['Siswa kelas akhir', 'Mahasiswa'],
  durationMinutes: 130,
  price: 0,
  certificate: true,
  instructors: [{ person: 'puja-pramudya', role: 'lead' }],
  rating: { average: 4.8, count: 214 },
  modules: [
    {
      slug: 'menemukan-bahan',
      title: 'Menemukan bahan',
      chapters: [
        {
          slug: 'satu-hari-yang-biasa',
          title: 'Satu hari yang biasa',
          minutes: 20,
          isPreview: true,
          html: `<p>Banyak esai dibuka dengan kemenangan. Pembaca sudah melihat ratusan kemenangan pekan itu. Yang jarang mereka baca adalah satu hari biasa yang diceritakan dengan teliti.</p><p>Pilihlah satu hari dari bulan lalu. Tulis apa yang Anda kerjakan dari bangun sampai tidur, lengkap dengan jamnya. Jangan memperindah. "Pukul empat membantu Ibu membungkus tempe, pukul enam mengayuh ke sekolah" sudah menjelaskan lebih banyak tentang ketekunan daripada kata tekun itu sendiri.</p><h2>Mencari yang hanya milik Anda</h2><p>Garis bawahi tiga hal yang tidak akan muncul dalam esai teman sebangku. Mungkin cara Anda menghafal di atas sepeda, atau alasan Anda menyimpan karcis bus. Hal kecil semacam itu akan menjadi pintu masuk esai.</p><p>Tugas: tulis satu halaman tentang satu hari, lalu pilih satu benda dari hari itu untuk dibawa ke bab berikutnya.</p>`,
        },
        {
          slug: 'bukti-bukan-sifat',
          title: 'Bukti, bukan sifat',
          minutes: 20,
          html: `<p>Kata sifat meminta pembaca percaya. Bukti membiarkan pembaca menyimpulkan sendiri. Kalimat "saya pemimpin yang bertanggung jawab" akan dilupakan, sedangkan "ketika panitia bubar, saya mengembalikan 43 kursi ke balai desa dengan gerobak" akan diingat.</p><p>Buatlah dua kolom. Di kiri, tulis sifat yang ingin Anda sampaikan. Di kanan, tulis kejadian yang membuktikannya. Bila kolom kanan kosong, buang sifatnya. Tidak apa-apa hanya tersisa dua.</p><p>Angka boleh dipakai bila Anda sungguh menghitungnya. Pembaca lebih percaya kepada "sebelas anak" daripada "puluhan anak". Bila lupa jumlahnya, katakan bahwa Anda lupa dan ceritakan satu anak saja.</p><p>Tugas: susun dua kolom itu dan bacakan kolom kanan kepada seseorang. Minta ia menebak sifat Anda.</p>`,
        },
        {
          slug: 'kegagalan-yang-selesai',
          title: 'Kegagalan yang selesai',
          minutes: 20,
          html: `<p>Pertanyaan tentang kegagalan bukan jebakan. Pembaca ingin tahu apa yang Anda lakukan pada hari sesudahnya. Karena itu pilihlah kegagalan yang sudah selesai, yang dapat Anda ceritakan tanpa marah.</p><p>Ceritakan dalam empat kalimat: apa yang Anda usahakan, apa yang terjadi, apa bagian Anda dalam kegagalan itu, dan apa yang berubah sejak saat itu. Kalimat ketiga paling sulit dan paling berharga.</p><blockquote>Saya menyalahkan cuaca selama sebulan, sampai adik saya bertanya mengapa tenda tetangga tidak roboh.</blockquote><p>Hindari penutup yang terlalu manis. Anda tidak harus menang pada percobaan kedua. Cukup tunjukkan bahwa cara Anda bekerja kini berbeda.</p><p>Tugas: tulis empat kalimat itu. Simpan semalam, lalu periksa apakah kalimat ketiga sudah jujur.</p>`,
        },
      ],
    },
    {
      slug: 'menyusun-dan-menyunting',
      title: 'Menyusun dan menyunting',
      chapters: [
        {
          slug: 'pembuka-yang-bergerak',
          title: 'Pembuka yang bergerak',
          minutes: 25,
          html: `<p>Pembaca kami membaca empat puluh esai sehari. Mereka memutuskan cara membaca esai Anda pada tiga baris pertama. Pembuka yang baik menaruh seseorang di suatu tempat dan membuatnya melakukan sesuatu.</p><p>Bandingkan dua pembuka. "Pendidikan adalah kunci masa depan bangsa" dapat ditulis siapa saja di mana saja. "Setiap Kamis saya membawa pulang kapur sisa kelas, karena adik belajar menulis di lantai dapur" hanya dapat ditulis satu orang.</p><h2>Jangan menjelaskan dulu</h2><p>Tahan keinginan untuk menerangkan mengapa adegan itu penting. Biarkan pembaca bertanya selama satu paragraf. Jawabannya Anda berikan di paragraf kedua, dan sejak itu pembaca berjalan bersama Anda.</p><p>Tugas: tulis tiga pembuka berbeda dengan bahan dari bab pertama. Pilih yang paling tidak mungkin ditulis orang lain.</p>`,
        },
        {
          slug: 'rencana-yang-masuk-akal',
          title: 'Rencana yang masuk akal',
          minutes: 20,
          html: `<p>Bagian rencana sering menjadi yang paling ramai dan paling kosong. Pembaca tidak menuntut Anda menyelesaikan masalah negeri. Mereka ingin melihat langkah pertama yang masuk akal dan alasan mengapa Anda yang mengambilnya.</p><p>Tulis rencana untuk satu semester, satu tahun, dan lima tahun. Semakin dekat waktunya, semakin rinci. Untuk satu semester sebutkan mata kuliah, orang yang akan Anda temui, dan kebiasaan yang akan Anda jaga. Untuk lima tahun satu kalimat sudah cukup.</p><p>Hubungkan rencana dengan bahan sebelumnya. Bila esai dibuka dengan kapur sisa, pembaca akan senang menemukan kembali dapur itu di bagian rencana, entah sebagai tempat belajar bersama atau sebagai alasan memilih keguruan.</p><p>Tugas: tulis rencana tiga jarak waktu dalam seratus lima puluh kata.</p>`,
        },
        {
          slug: 'tiga-putaran-menyunting',
          title: 'Tiga putaran menyunting',
          minutes: 25,
          html: `<p>Menyunting sekaligus segala hal membuat lelah dan tidak teliti. Lakukan tiga putaran, masing-masing dengan satu tugas dan jeda di antaranya.</p><ol><li>Putaran isi: buang paragraf yang tidak menjawab pertanyaan pendaftaran.</li><li>Putaran suara: bacakan keras-keras. Kalimat yang membuat Anda terengah dipotong menjadi dua.</li><li>Putaran ejaan: baca dari belakang, satu kalimat demi satu kalimat.</li></ol><p>Sesudah itu berikan esai kepada dua pembaca. Yang satu mengenal Anda dan menjawab apakah ini terdengar seperti Anda. Yang lain tidak mengenal Anda dan menjawab apa yang ia ingat sejam kemudian.</p><p>Terima saran yang memperjelas, tolak yang mengubah suara Anda. Esai yang sempurna tetapi bukan milik Anda mudah dikenali pada wawancara.</p><p>Tugas: kerjakan tiga putaran itu dalam tiga hari berbeda, lalu kirim.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
