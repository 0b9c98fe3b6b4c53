import type { DemoClass } from '../../demo.types.ts'

/** The self-paced course: from an empty page to the first interview. */
export const course: DemoClass = {
  code: 'JK-101',
  slug: 'lamaran-yang-dibaca',
  name: 'Lamaran yang Dibaca',
  summary: 'Menulis riwayat hidup satu halaman dan surat lamaran yang menjawab isi lowongan.',
  html: '<p>Perekrut rata-rata membaca puluhan lamaran dalam sehari. Kursus ini membantu Anda menulis lamaran yang langsung memberi tahu tiga hal: siapa Anda, apa yang pernah Anda kerjakan, dan mengapa Anda melamar di tempat itu.</p><p>Setiap bab berakhir dengan satu lembar kerja. Selesaikan semuanya dan Anda punya satu berkas lamaran lengkap.</p>',
  cover: { scene: 'laptop-desk', seed: 14201, alt: 'Seseorang menulis lamaran di meja' },
  type: 'self_paced',
  level: 'beginner',
  category: 'persiapan-kerja',
  tags: ['lamaran', 'riwayat hidup', 'wawancara'],
  competencies: ['Menulis lamaran', 'Menyiapkan wawancara'],
  outcomes: [
    'Riwayat hidup satu halaman yang siap dikirim',
    'Surat lamaran yang menjawab isi lowongan',
    'Tiga cerita kerja untuk wawancara',
  ],
  prerequisites: [],
  audience: ['Lulusan baru', 'Pencari kerja yang berganti bidang'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'dewi-anggarini', role: 'lead' }],
  rating: { average: 4.7, count: 214 },
  modules: [
    {
      slug: 'satu-halaman',
      title: 'Satu halaman tentang Anda',
      chapters: [
        {
          slug: 'membaca-lowongan',
          title: 'Membaca lowongan seperti perekrut',
          minutes: 20,
          isPreview: true,
          html: '<p>Sebelum menulis apa pun, cetak atau salin lowongan yang Anda incar. Siapkan tiga warna. Dengan warna pertama, tandai kata kerja: memasang, mencatat, melayani. Itulah pekerjaan hariannya. Dengan warna kedua, tandai syarat yang dapat dibuktikan, misalnya sertifikat atau pengalaman setahun. Dengan warna ketiga, tandai syarat yang hanya dapat diceritakan, misalnya teliti atau sabar.</p><p>Sekarang buat dua kolom. Di kiri, tulis semua yang Anda tandai. Di kanan, tulis bukti yang Anda punya. Bukti tidak harus dari kantor. Menjaga warung keluarga selama libur adalah bukti melayani orang. Menjadi bendahara kelas adalah bukti mencatat uang.</p><h2>Bila kolom kanan kosong</h2><p>Perhatikan barisnya. Bila yang kosong adalah syarat yang disebut wajib, simpan lowongan itu dan cari bekalnya dahulu. Bila yang kosong adalah nilai tambah, tetaplah melamar. Lowongan menggambarkan orang yang diharapkan, bukan orang yang pasti ada.</p><p>Latihan: kerjakan dua kolom itu untuk tiga lowongan berbeda. Lingkari bukti yang muncul lebih dari sekali. Itulah bahan utama riwayat hidup Anda.</p>',
        },
        {
          slug: 'riwayat-hidup-satu-halaman',
          title: 'Riwayat hidup satu halaman',
          minutes: 30,
          html: '<p>Riwayat hidup bukan cerita hidup. Ia adalah daftar bukti yang disusun dari yang paling berguna bagi pembacanya. Untuk lulusan baru, satu halaman selalu cukup.</p><ol><li>Baris teratas berisi nama, kota, nomor ponsel, dan email. Foto, agama, dan tinggi badan hanya ditulis bila diminta.</li><li>Dua kalimat pembuka menyebut apa yang dapat Anda kerjakan dan pekerjaan apa yang Anda cari.</li><li>Pengalaman ditulis dari yang terbaru. Sertakan magang, kerja lepas, dan tugas akhir.</li><li>Pendidikan cukup dua baris. Nilai ditulis bila membantu.</li></ol><h2>Kalimat yang bekerja</h2><p>Mulailah setiap butir dengan kata kerja dan akhiri dengan hasil. "Bertanggung jawab atas gudang" tidak memberi tahu apa pun. "Mencatat 120 barang masuk setiap pekan dan menurunkan selisih stok dari sembilan menjadi dua" memberi tahu semuanya.</p><p>Setelah selesai, bacalah dengan suara nyaring. Hapus setiap kata yang membuat Anda malu bila ditanya lebih jauh. Berkas lamaran yang jujur jauh lebih mudah dibela di ruang wawancara.</p>',
        },
        {
          slug: 'surat-empat-paragraf',
          title: 'Surat lamaran empat paragraf',
          minutes: 25,
          html: '<p>Surat lamaran menjawab satu pertanyaan yang tidak terjawab oleh riwayat hidup: mengapa pekerjaan ini, dan mengapa di tempat ini. Empat paragraf pendek sudah cukup.</p><p>Paragraf pertama menyebut posisi dan dari mana Anda mengetahuinya. Paragraf kedua berisi satu cerita kerja yang paling dekat dengan isi lowongan, lengkap dengan hasilnya. Paragraf ketiga menunjukkan bahwa Anda mengenal tempat itu, misalnya produknya, pelanggannya, atau cara kerjanya. Paragraf keempat menyebut kapan Anda dapat mulai dan bagaimana menghubungi Anda.</p><h2>Yang sebaiknya dihindari</h2><ul><li>Kalimat pembuka yang sama untuk semua perusahaan.</li><li>Permintaan maaf karena belum berpengalaman.</li><li>Janji bekerja keras tanpa contoh.</li></ul><p>Kirimkan surat dalam isi email, bukan sebagai lampiran kosong tanpa kata. Judul email berisi nama dan posisi, sehingga mudah dicari kembali. Sebelum menekan kirim, periksa satu hal yang paling sering keliru: nama perusahaan yang tertinggal dari lamaran sebelumnya.</p>',
        },
      ],
    },
    {
      slug: 'bertemu-orangnya',
      title: 'Bertemu orangnya',
      chapters: [
        {
          slug: 'tiga-cerita-kerja',
          title: 'Menyiapkan tiga cerita kerja',
          minutes: 25,
          html: '<p>Hampir semua pertanyaan wawancara dapat dijawab dengan tiga cerita. Cerita pertama tentang pekerjaan yang berhasil. Cerita kedua tentang kesalahan yang Anda perbaiki. Cerita ketiga tentang bekerja dengan orang yang berbeda pendapat.</p><p>Susun setiap cerita dalam empat bagian: keadaannya, tugas Anda, yang Anda lakukan, dan hasilnya. Bagian ketiga harus paling panjang karena di situlah Anda terlihat. Jangan memakai kata "kami" terlalu sering. Perekrut ingin tahu bagian Anda.</p><h2>Berlatih dengan jam</h2><p>Ceritakan masing-masing dalam sembilan puluh detik. Rekam dengan ponsel, dengarkan sekali, lalu catat dua hal: kapan Anda mulai berputar-putar, dan angka apa yang lupa disebut. Ulangi besok. Pada hari ketiga cerita itu sudah terdengar seperti milik Anda, bukan hafalan.</p><p>Latihan: tukarkan rekaman dengan seorang teman. Minta ia menuliskan satu pertanyaan lanjutan untuk setiap cerita. Pertanyaan itulah yang paling mungkin diajukan pewawancara.</p>',
        },
        {
          slug: 'bertanya-balik',
          title: 'Bertanya balik tanpa canggung',
          minutes: 20,
          html: '<p>Di akhir wawancara Anda hampir selalu ditanya, "Ada yang ingin ditanyakan?" Jawaban "tidak ada" membuang kesempatan terbaik untuk mengetahui apakah tempat itu cocok bagi Anda.</p><p>Siapkan tiga pertanyaan. Pertama tentang pekerjaan: seperti apa hari pertama dan bulan pertama di posisi ini? Kedua tentang orang: siapa yang akan membimbing saya, dan berapa orang di regunya? Ketiga tentang kelanjutan: kapan keputusan disampaikan, dan lewat apa?</p><h2>Tentang gaji</h2><p>Bertanya tentang gaji itu wajar. Tunggu sampai pekerjaan selesai dibicarakan, lalu tanyakan susunannya: gaji pokok, tunjangan, lembur, dan asuransi. Bila Anda diminta menyebut angka, sebutkan rentang yang sudah Anda cari tahu dari lowongan sejenis di kota yang sama.</p><p>Catat jawabannya setelah keluar dari ruangan. Bila mendapat dua tawaran, catatan itulah yang membantu Anda memilih dengan kepala dingin.</p>',
        },
        {
          slug: 'sesudah-wawancara',
          title: 'Sesudah wawancara',
          minutes: 15,
          html: '<p>Wawancara belum selesai ketika Anda keluar dari gedung. Malam itu juga, kirim ucapan terima kasih dua kalimat kepada orang yang mewawancarai. Sebut satu hal yang dibicarakan, sehingga ia ingat siapa Anda.</p><p>Buat buku lamaran sederhana: tanggal, perusahaan, posisi, orang yang ditemui, hasil, dan pelajaran. Setelah sepuluh baris, polanya akan terlihat. Bila Anda jarang dipanggil, perbaiki riwayat hidup. Bila sering dipanggil tetapi tidak diterima, perbaiki cerita kerja.</p><h2>Bila ditolak</h2><p>Penolakan jarang berarti Anda buruk. Sering kali ada orang yang lebih dekat dengan kebutuhan hari itu. Balaslah dengan sopan dan tanyakan satu hal yang dapat diperbaiki. Tidak semua menjawab, tetapi yang menjawab memberi Anda pelajaran gratis.</p><p>Berikan jeda satu hari, lalu buka lagi papan lowongan. Melamar adalah pekerjaan yang berlangsung berminggu-minggu. Jaga iramanya: tiga lamaran yang sungguh-sungguh lebih baik daripada tiga puluh yang disalin.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
