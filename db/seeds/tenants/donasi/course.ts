import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'TT-101',
  slug: 'menggalang-dana-dengan-jujur',
  name: 'Menggalang Dana dengan Jujur',
  summary: 'Kursus mandiri bagi panitia kampung: dari menyusun anggaran sampai laporan yang dibaca donatur.',
  html: `<p>Kursus ini kami tulis setelah tiga jembatan selesai dibangun. Isinya pengalaman panitia, termasuk kesalahan yang membuat kami harus meminta maaf kepada donatur.</p><p>Semua contoh memakai angka sederhana. Anda tidak memerlukan latar belakang akuntansi.</p>`,
  cover: { scene: 'donation-box', seed: 13621, alt: 'Kotak donasi di balai kampung' },
  type: 'self_paced',
  level: 'beginner',
  category: 'panitia',
  tags: ['donasi', 'anggaran', 'laporan'],
  competencies: ['Menyusun anggaran', 'Menulis laporan'],
  outcomes: ['Anggaran satu halaman', 'Cerita kampanye tanpa melebih-lebihkan', 'Laporan bulanan'],
  prerequisites: ['Memiliki satu kebutuhan bersama yang ingin didanai'],
  audience: ['Panitia kampung', 'Pengurus sekolah', 'Karang taruna'],
  durationMinutes: 140,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'nurbaya-siregar', role: 'lead' },
    { person: 'petrus-hayon', role: 'assistant' },
  ],
  rating: { average: 4.9, count: 28 },
  modules: [
    {
      slug: 'sebelum-meminta',
      title: 'Sebelum meminta',
      chapters: [
        {
          slug: 'anggaran-satu-halaman',
          title: 'Anggaran satu halaman',
          minutes: 25,
          isPreview: true,
          html: `<p>Donatur jarang bertanya mengapa sebuah jembatan mahal. Mereka bertanya ke mana uangnya pergi. Anggaran yang muat dalam satu halaman menjawab pertanyaan itu sebelum diajukan.</p><p>Mulailah dari barang, bukan dari jumlah. Tulis semua yang harus dibeli, semua yang dapat dipinjam, dan semua yang disumbangkan warga. Setelah itu barulah mencari harga dari sedikitnya dua toko. Catat nama toko dan tanggal Anda bertanya, karena harga baja berubah setiap bulan.</p><h2>Tiga baris yang sering lupa</h2><ul><li>Ongkos angkut sampai ke tepi kali, bukan sampai ke kecamatan.</li><li>Makan pekerja selama hari kerja bakti.</li><li>Cadangan sepersepuluh untuk hal yang belum terpikir.</li></ul><p>Tugas: susun anggaran Anda, lalu mintalah seseorang yang tidak ikut panitia membacanya. Setiap baris yang ia tanyakan perlu ditulis ulang dengan kata yang lebih jelas.</p>`,
        },
        {
          slug: 'bercerita-tanpa-mengiba',
          title: 'Bercerita tanpa mengiba',
          minutes: 25,
          html: `<p>Cerita kampanye yang baik menghormati orang yang diceritakan. Ukurannya sederhana: apakah mereka akan bangga bila cerita itu dibacakan di depan tetangganya? Bila tidak, tulislah kembali.</p><p>Gambarkan keadaan dengan hal yang dapat dihitung. "Dua puluh tiga hari sekolah hilang karena banjir tahun lalu" lebih kuat daripada "anak-anak sangat menderita", dan lebih adil. Sebutkan juga apa yang sudah diusahakan warga sendiri. Orang senang membantu usaha yang sudah berjalan.</p><p>Mintalah izin sebelum memakai nama dan foto. Untuk anak, izin datang dari orang tua dan dari anak itu sendiri. Jelaskan bahwa foto akan dilihat orang yang tidak mereka kenal, dan bahwa mereka boleh berubah pikiran.</p><p>Tugas: tulis cerita Anda dalam dua ratus kata, bacakan kepada orang yang diceritakan, lalu perbaiki di depannya.</p>`,
        },
        {
          slug: 'menentukan-target',
          title: 'Menentukan target',
          minutes: 20,
          html: `<p>Target yang jujur adalah anggaran dikurangi semua yang sudah ada. Sumbangan kayu dari warga, pasir dari kali, dan tenaga kerja bakti tidak perlu diminta lagi kepada donatur. Tuliskan nilainya agar terlihat bahwa kampung ikut memikul.</p><p>Bagilah target besar menjadi tahap yang masing-masing berguna. Pada jembatan kami, tahap pertama adalah pondasi dan tahap kedua kabel. Bila dana berhenti di tengah, pondasi tetap dapat dipakai dan tidak ada yang sia-sia.</p><h2>Bila dana berlebih</h2><p>Putuskan sejak awal ke mana kelebihan pergi, dan tulis di halaman kampanye. Kami memilih dana perawatan papan lantai selama lima tahun. Donatur yang tidak setuju dapat menghubungi bendahara sebelum memberi.</p><p>Tugas: bagi target Anda menjadi dua atau tiga tahap dan beri nama setiap tahap dengan benda yang akan berdiri.</p>`,
        },
      ],
    },
    {
      slug: 'setelah-menerima',
      title: 'Setelah menerima',
      chapters: [
        {
          slug: 'rekening-dan-dua-kunci',
          title: 'Rekening dan dua kunci',
          minutes: 20,
          html: `<p>Uang bersama disimpan di rekening bersama. Bila bank terdekat terlalu jauh, pilihlah dua orang yang tidak bersaudara untuk memegang kartu dan kata sandi secara terpisah. Keduanya harus hadir setiap kali uang keluar.</p><p>Jangan mencampur uang kampanye dengan kas lain, meskipun hanya semalam. Pencampuran kecil membuat catatan tidak dapat diperiksa, dan kepercayaan yang hilang karena catatan lebih sulit kembali daripada uangnya.</p><p>Setiap pengeluaran memiliki tiga jejak: nota, foto barang, dan nama orang yang menerima. Simpan nota dalam buku yang halamannya diberi nomor. Halaman yang hilang akan langsung terlihat.</p><p>Tugas: tunjuk dua pemegang kunci dan buat buku nota bernomor sebelum donasi pertama datang.</p>`,
        },
        {
          slug: 'laporan-yang-dibaca',
          title: 'Laporan yang dibaca',
          minutes: 25,
          html: `<p>Laporan bulanan yang baik menjawab empat hal: berapa yang masuk, berapa yang keluar, apa yang berdiri, dan apa yang tertunda. Satu foto untuk setiap jawaban sudah cukup.</p><p>Laporkan kabar buruk lebih dahulu. Pada bulan keempat, kiriman kabel kami tertahan dan pekerjaan berhenti dua pekan. Kami menulisnya pada kalimat pertama. Tidak ada donatur yang menarik dukungan, dan dua orang justru menawarkan truk.</p><blockquote>Saya tetap mendukung karena Anda bercerita ketika keadaan sedang sulit.</blockquote><p>Kirim laporan pada tanggal yang sama setiap bulan, walaupun tidak ada yang terjadi. Bulan yang sepi juga sebuah kabar.</p><p>Tugas: tulis laporan bulan pertama Anda dengan kabar yang paling sulit di kalimat pembuka.</p>`,
        },
        {
          slug: 'menutup-kampanye',
          title: 'Menutup kampanye',
          minutes: 25,
          html: `<p>Kampanye tidak selesai ketika target tercapai. Ia selesai ketika donatur tahu bahwa benda itu dipakai. Siapkan tiga hal: hari serah terima, laporan akhir, dan kabar setelah satu musim.</p><p>Pada hari serah terima, biarkan pemakai yang berbicara. Ketua panitia cukup membacakan jumlah akhir dan mengucapkan terima kasih. Papan nama donatur dipasang setinggi mata anak, karena merekalah yang akan membacanya setiap hari.</p><p>Laporan akhir memuat semua angka dari awal sampai akhir dalam satu tabel, termasuk sisa dana. Kabar setelah satu musim boleh pendek: apakah papannya kuat, siapa yang merawat, dan berapa hari sekolah yang tidak lagi hilang.</p><p>Tugas: pilih tanggal untuk kabar setelah satu musim dan tulis di kalender seseorang, bukan di kalender panitia.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
