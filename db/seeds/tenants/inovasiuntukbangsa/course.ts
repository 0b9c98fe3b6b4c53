import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'IB-101',
  slug: 'dari-masalah-ke-purwarupa',
  name: 'Dari Masalah ke Purwarupa',
  summary:
    'Bekal wajib peserta: merumuskan masalah, menguji dengan murah, dan menulis proposal lima halaman.',
  html: `<p>Kursus mandiri ini disusun dewan juri dari catatan penilaian tiga tahun terakhir. Menyelesaikannya menjadi syarat sebelum mengunggah proposal.</p><p>Setiap bab meminta satu halaman kerja. Enam halaman itu menjadi lampiran proposal Anda.</p>`,
  cover: { scene: 'robot-arm', seed: 13821, alt: 'Purwarupa mesin di meja kerja' },
  type: 'self_paced',
  level: 'beginner',
  category: 'bekal',
  tags: ['purwarupa', 'proposal'],
  competencies: ['Merumuskan masalah', 'Menguji gagasan'],
  outcomes: ['Rumusan masalah satu kalimat', 'Catatan uji tiga pemakai', 'Proposal lima halaman'],
  prerequisites: ['Memiliki satu masalah yang pernah Anda alami atau lihat sendiri'],
  audience: ['Tim peserta', 'Guru pembimbing'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'siti-aminah-hasibuan', role: 'lead' },
    { person: 'liem-mei-hwa', role: 'assistant' },
  ],
  rating: { average: 4.6, count: 173 },
  modules: [
    {
      slug: 'masalah',
      title: 'Masalah',
      chapters: [
        {
          slug: 'masalah-yang-dapat-dikunjungi',
          title: 'Masalah yang dapat dikunjungi',
          minutes: 25,
          isPreview: true,
          html: `<p>Juri paling sering mencoret proposal yang masalahnya terlalu besar untuk didatangi. "Ketahanan pangan nasional" tidak memiliki alamat. "Gabah Pak Wiryo berjamur setiap Februari" memiliki alamat, musim, dan seseorang yang dapat ditanya.</p><p>Mulailah dari satu tempat yang dapat Anda kunjungi tiga kali dalam sebulan. Pada kunjungan pertama jangan membawa gagasan. Bawalah buku catatan dan perhatikan apa yang dikerjakan orang, berapa lama, dan di bagian mana mereka mengeluh.</p><h2>Rumusan satu kalimat</h2><p>Tuliskan masalah dengan pola: siapa, mengalami apa, kapan, dan apa akibatnya. Contohnya: "Petani padi di Kedungrejo kehilangan seperlima gabah setiap musim hujan karena tidak sempat kering sebelum berjamur."</p><p>Tugas: tulis rumusan Anda dan bacakan kepada orang yang mengalaminya. Bila ia mengoreksi angka atau katanya, pakailah koreksi itu.</p>`,
        },
        {
          slug: 'cara-lama-dan-alasannya',
          title: 'Cara lama dan alasannya',
          minutes: 25,
          html: `<p>Sebelum membuat yang baru, pelajari cara lama dengan hormat. Cara lama bertahan karena ada alasannya: murah, cepat diperbaiki, atau dikerjakan sambil mengobrol. Inovasi yang menghapus alasan itu akan ditinggalkan setelah difoto.</p><p>Buatlah tabel dengan tiga kolom: cara yang dipakai sekarang, mengapa cara itu dipakai, dan apa yang mengganggu darinya. Isilah bersama sedikitnya tiga orang. Anda akan menemukan bahwa keluhan terbesar jarang sama dengan dugaan awal.</p><p>Periksa pula apa yang pernah dicoba dan gagal. Di banyak desa ada mesin bantuan yang berkarat di balai. Tanyakan mengapa mesin itu berhenti dipakai. Jawabannya biasanya suku cadang, bau, atau suara.</p><p>Tugas: lengkapi tabel itu dan lingkari satu alasan yang harus tetap ada di gagasan Anda.</p>`,
        },
        {
          slug: 'siapa-yang-membayar',
          title: 'Siapa yang membayar',
          minutes: 20,
          html: `<p>Setiap gagasan memiliki tiga orang: yang memakai, yang merawat, dan yang membayar. Kadang ketiganya orang yang sama, sering kali bukan. Proposal yang kuat menyebut ketiganya dengan jelas.</p><p>Hitunglah biaya satu unit sampai dapat dipakai, termasuk ongkos angkut dan waktu merakit. Lalu hitung biaya setahun: listrik, suku cadang, dan upah perawat. Angka kedua lebih menentukan daripada yang pertama.</p><p>Bandingkan dengan kerugian akibat masalahnya. Bila gabah yang selamat bernilai dua juta per musim dan alat Anda berbiaya enam juta, pemakai perlu tiga musim untuk kembali modal. Tanyakan apakah mereka sanggup menunggu selama itu.</p><p>Tugas: tulis ketiga orang itu, dua angka biaya, dan jawaban mereka tentang waktu menunggu.</p>`,
        },
      ],
    },
    {
      slug: 'purwarupa',
      title: 'Purwarupa',
      chapters: [
        {
          slug: 'purwarupa-sehari',
          title: 'Purwarupa sehari',
          minutes: 25,
          html: `<p>Purwarupa pertama dibuat dalam satu hari dengan bahan di sekitar rumah. Tujuannya bukan berfungsi, melainkan memancing pendapat. Kardus, kawat, dan lampu bohlam sudah cukup untuk menanyakan apakah ukurannya pas dan pegangannya nyaman.</p><p>Orang lebih berani mengkritik kardus daripada mesin yang dicat rapi. Karena itu jangan memperindah. Bila ada yang berkata, "Kalau begini saya tidak bisa mengangkatnya," Anda baru saja menghemat satu bulan kerja.</p><h2>Satu pertanyaan saja</h2><p>Setiap purwarupa menjawab satu pertanyaan. Apakah cukup ringan? Apakah cukup panas? Apakah orang mengerti tanpa dijelaskan? Tulis pertanyaannya di badan purwarupa dengan spidol supaya tim tidak lupa.</p><p>Tugas: buat purwarupa sehari dan foto bersama pertanyaannya.</p>`,
        },
        {
          slug: 'uji-tiga-pemakai',
          title: 'Uji tiga pemakai',
          minutes: 25,
          html: `<p>Tiga pemakai yang diamati dengan teliti memberi tahu lebih banyak daripada seratus isian daring. Pilihlah tiga orang yang berbeda: yang paling berpengalaman, yang baru belajar, dan yang paling tidak percaya.</p><p>Serahkan purwarupa tanpa penjelasan. Diamlah selama lima menit. Catat apa yang mereka pegang lebih dahulu, di mana mereka berhenti, dan kapan mereka menoleh kepada Anda. Setelah itu barulah bertanya.</p><p>Jangan membela gagasan Anda. Bila pemakai keliru, berarti bentuknya yang mengundang kekeliruan. Ubah satu hal, lalu uji lagi dengan orang yang sama. Mereka akan senang melihat pendapatnya dipakai.</p><p>Tugas: lampirkan catatan tiga pemakai dan satu perubahan yang lahir dari setiap catatan.</p>`,
        },
        {
          slug: 'proposal-lima-halaman',
          title: 'Proposal lima halaman',
          minutes: 30,
          html: `<p>Juri membaca dua belas proposal sehari. Lima halaman memaksa Anda memilih yang penting dan memberi juri waktu untuk berpikir. Susunannya tetap, sehingga tidak ada yang perlu ditebak.</p><ol><li>Halaman pertama: rumusan masalah dan satu foto dari lapangan.</li><li>Halaman kedua: cara lama beserta alasannya.</li><li>Halaman ketiga: purwarupa dan pertanyaan yang dijawabnya.</li><li>Halaman keempat: hasil uji tiga pemakai.</li><li>Halaman kelima: biaya, rencana enam bulan, dan pembagian tugas tim.</li></ol><p>Pakailah kalimat pendek dan angka yang dapat diperiksa. Bila ada yang belum Anda ketahui, tuliskan bahwa Anda belum mengetahuinya dan bagaimana akan mencari tahu. Kejujuran itu bernilai dalam rubrik.</p><p>Tugas: unggah proposal sebelum tenggat, lalu simpan salinan cetaknya untuk wawancara.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
