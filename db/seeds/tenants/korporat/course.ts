import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'TL-01',
  slug: 'memimpin-rapat-yang-selesai',
  name: 'Memimpin Rapat yang Selesai',
  summary: 'Enam bab bagi supervisor baru: menyiapkan, memimpin, dan menutup rapat dengan keputusan.',
  html: `<p>Rapat adalah pekerjaan yang paling sering dilakukan dan paling jarang dilatih. Kursus ini berisi kebiasaan kecil yang dapat dicoba pada rapat berikutnya, tanpa aplikasi baru dan tanpa menunggu izin.</p><h2>Untuk tim</h2><p>Perusahaan yang mendaftarkan sepuluh orang atau lebih mendapat satu sesi pendampingan untuk menerapkannya pada rapat mingguan mereka.</p>`,
  cover: { scene: 'meeting', seed: 12911, alt: 'Supervisor memimpin rapat singkat' },
  type: 'self_paced',
  level: 'beginner',
  category: 'kepemimpinan',
  tags: ['rapat', 'supervisor'],
  competencies: ['Memimpin rapat', 'Mengambil keputusan'],
  outcomes: [
    'Menolak rapat yang tidak perlu',
    'Menyusun agenda berbentuk pertanyaan',
    'Menjaga giliran bicara',
    'Menutup dengan keputusan, nama, dan tanggal',
  ],
  prerequisites: ['Memimpin sedikitnya satu rapat rutin'],
  audience: ['Supervisor', 'Kepala regu', 'Ketua proyek'],
  durationMinutes: 120,
  price: 150000,
  certificate: true,
  instructors: [{ person: 'grace-wijayanti', role: 'lead' }],
  rating: { average: 4.6, count: 312 },
  modules: [
    {
      slug: 'sebelum-rapat',
      title: 'Sebelum rapat',
      chapters: [
        {
          slug: 'perlukah-rapat',
          title: 'Perlukah rapat ini',
          minutes: 20,
          isPreview: true,
          html: `<p>Rapat satu jam dengan delapan orang bukan rapat satu jam. Itu satu hari kerja. Sebelum mengirim undangan, hitung harganya dan tanyakan apakah hasilnya sepadan.</p><p>Rapat diperlukan untuk tiga hal: memutuskan sesuatu yang menyangkut beberapa orang, memecahkan masalah yang bagian-bagiannya dipegang orang berbeda, dan menyampaikan kabar yang berat. Selebihnya dapat ditulis.</p><h2>Pengganti yang lebih murah</h2><ul><li>Kabar kemajuan: tiga baris di kanal tim setiap pagi.</li><li>Meminta pendapat: dokumen dengan tenggat komentar.</li><li>Pertanyaan kepada satu orang: panggilan lima menit.</li></ul><p>Bila rapat rutin sudah kehilangan alasannya, jangan dibubarkan diam-diam. Umumkan bahwa rapat itu dihentikan dua pekan, lalu lihat siapa yang merasa kehilangan dan untuk apa. Jawaban mereka adalah agenda yang sebenarnya.</p><p>Latihan: buka kalender pekan depan. Beri tanda putus, pecah, atau kabar pada setiap rapat. Batalkan satu yang tidak bertanda.</p>`,
        },
        {
          slug: 'agenda-sebagai-pertanyaan',
          title: 'Agenda sebagai pertanyaan',
          minutes: 20,
          isPreview: true,
          html: `<p>"Pembahasan persediaan" bukan agenda. Itu judul laci. Tidak ada yang tahu kapan pembahasan selesai, maka ia tidak pernah selesai. Ubahlah setiap butir menjadi pertanyaan yang dapat dijawab: "Berapa hari persediaan yang kita jaga untuk gudang timur?"</p><p>Pertanyaan memberi tahu siapa yang harus hadir, data apa yang harus dibawa, dan kapan boleh pindah ke butir berikutnya. Bila Anda tidak dapat merumuskan pertanyaannya, Anda belum siap mengundang orang.</p><h2>Susunan</h2><ol><li>Paling banyak tiga pertanyaan untuk satu jam.</li><li>Yang terpenting lebih dahulu, bukan yang termudah.</li><li>Di samping setiap pertanyaan: nama pembawa dan jumlah menit.</li></ol><p>Kirim sehari sebelumnya, bersama bahan yang perlu dibaca. Bila bahannya panjang, sediakan sepuluh menit pertama untuk membaca bersama dalam diam.</p><p>Latihan: ambil agenda rapat terakhir Anda dan tulis ulang setiap butirnya sebagai pertanyaan.</p>`,
        },
        {
          slug: 'siapa-yang-hadir',
          title: 'Siapa yang perlu hadir',
          minutes: 20,
          html: `<p>Undangan sering dikirim menurut kesopanan. Akibatnya dua belas orang duduk dan empat orang berbicara. Untuk setiap pertanyaan di agenda, tanyakan: siapa yang memutuskan, siapa yang tahu, dan siapa yang akan mengerjakan? Ketiganya harus ada. Yang lain cukup menerima catatan.</p><p>Jika pemutusnya berhalangan, tundalah. Rapat tanpa pemutus menghasilkan rapat berikutnya.</p><h2>Memberi jalan keluar</h2><p>Tulis di undangan siapa yang wajib dan siapa yang boleh memilih. Izinkan orang pergi setelah pertanyaannya selesai. Kebiasaan ini terasa kaku pada pekan pertama dan terasa menyenangkan pada pekan ketiga.</p><p>Untuk yang tidak diundang, jelaskan alasannya dalam satu kalimat: keputusan ini tidak mengubah pekerjaan Anda, catatannya saya kirim sore nanti. Orang tersinggung karena tidak diberi tahu, bukan karena tidak rapat.</p><p>Latihan: pada undangan berikutnya, hapus dua nama dan kirimkan catatan kepada mereka.</p>`,
        },
      ],
    },
    {
      slug: 'selama-dan-sesudah',
      title: 'Selama dan sesudah rapat',
      chapters: [
        {
          slug: 'lima-menit-pertama',
          title: 'Lima menit pertama',
          minutes: 20,
          html: `<p>Lima menit pertama menentukan siapa yang akan berbicara sampai akhir. Orang yang belum bersuara pada lima menit pertama cenderung diam seterusnya. Maka mulailah dengan satu putaran pendek: setiap orang menyebut satu kalimat tentang pertanyaan pertama.</p><p>Mulai tepat waktu, meskipun kursi belum penuh. Menunggu yang terlambat menghukum yang datang. Yang terlambat cukup membaca papan: pertanyaan apa yang sedang dijawab.</p><h2>Peran kecil</h2><ul><li>Penjaga waktu, yang boleh memotong siapa saja, termasuk Anda.</li><li>Pencatat keputusan, bukan pencatat percakapan.</li><li>Penanya, yang tugasnya bertanya "bagaimana kalau tidak?"</li></ul><p>Gilirkan perannya setiap pekan. Orang yang pernah menjadi penjaga waktu akan lebih ringkas ketika giliran bicaranya datang.</p><p>Latihan: pada rapat berikutnya, tuliskan pertanyaan pertama di papan sebelum orang masuk, dan jangan membuka dengan apa kabar.</p>`,
        },
        {
          slug: 'menjaga-giliran',
          title: 'Menjaga giliran bicara',
          minutes: 20,
          html: `<p>Di setiap tim ada yang berpikir sambil berbicara dan ada yang berbicara setelah berpikir. Rapat yang dibiarkan mengalir hanya mendengar jenis pertama. Pemimpin rapat bertugas menyediakan jeda bagi jenis kedua.</p><p>Cara termudah adalah menulis dahulu. Ajukan pertanyaan, beri dua menit, minta semua orang menuliskan jawaban, lalu bacakan bergiliran mulai dari yang paling muda. Atasan berbicara terakhir. Sekali atasan berpendapat, pendapat lain berhenti tumbuh.</p><h2>Kalimat yang menolong</h2><ul><li>"Saya tahan dulu di sini, kita dengar yang belum."</li><li>"Bagian mana yang Anda setujui dari pendapat tadi?"</li><li>"Kita punya empat menit, apa yang harus terdengar?"</li></ul><p>Bila dua orang berdebat tentang hal yang tidak menyangkut yang lain, catat dan janjikan waktu tersendiri. Lalu benar-benar berikan waktunya.</p><p>Latihan: hitung giliran bicara dengan turus pada satu rapat. Jangan umumkan hasilnya, ubah saja caranya.</p>`,
        },
        {
          slug: 'menutup-dengan-keputusan',
          title: 'Menutup dengan keputusan',
          minutes: 20,
          html: `<p>Rapat selesai ketika setiap orang dapat menyebutkan kalimat yang sama. Sisakan tujuh menit terakhir untuk membacakan keputusan dengan keras, satu per satu, dalam bentuk yang sama: apa yang diputuskan, siapa yang mengerjakan, dan kapan selesai.</p><p>Satu nama, bukan satu divisi. Satu tanggal, bukan "secepatnya". Bila nama atau tanggalnya belum ada, itu belum keputusan. Tulis sebagai pertanyaan untuk rapat berikutnya.</p><h2>Catatan satu halaman</h2><p>Kirim sebelum satu jam berlalu. Isinya hanya keputusan, alasan dalam satu kalimat, dan hal yang sengaja tidak diputuskan. Jangan menuliskan siapa berkata apa. Orang berani berubah pikiran bila perkataannya tidak diabadikan.</p><p>Pada awal rapat berikutnya, bacakan keputusan yang lalu selama dua menit: selesai, berjalan, atau berubah. Kebiasaan inilah yang membuat orang percaya bahwa rapat ada gunanya.</p><p>Latihan: tutup satu rapat hari ini dengan tiga kalimat keputusan dan minta seseorang mengulanginya.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
