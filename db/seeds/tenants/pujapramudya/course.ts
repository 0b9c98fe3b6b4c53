import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'PP-101',
  slug: 'berbicara-supaya-diingat',
  name: 'Berbicara supaya Diingat',
  summary: 'Enam bab untuk orang yang harus berbicara di depan orang lain dan lebih suka tidak.',
  html: `<p>Saya menulis kursus ini untuk diri saya pada usia dua puluh tiga, yang membaca salindia membelakangi penonton. Tidak ada trik suara di sini. Yang ada: memilih satu hal, menyusunnya, dan berani berhenti.</p>`,
  cover: { scene: 'teacher-board', seed: 11601, alt: 'Pengajar di depan papan tulis' },
  type: 'self_paced',
  level: 'beginner',
  category: 'berbicara',
  tags: ['berbicara', 'presentasi', 'mengajar'],
  competencies: ['Menyusun gagasan', 'Berbicara di depan umum'],
  outcomes: [
    'Merumuskan satu kalimat inti',
    'Membuka tanpa meminta maaf',
    'Menjawab pertanyaan yang tidak diketahui jawabannya',
  ],
  prerequisites: ['Satu topik yang ingin disampaikan'],
  audience: ['Guru', 'Mahasiswa', 'Siapa pun yang sering diminta sambutan'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'puja-pramudya', role: 'lead' }],
  rating: { average: 4.8, count: 52 },
  modules: [
    {
      slug: 'sebelum-berdiri',
      title: 'Sebelum berdiri',
      chapters: [
        {
          slug: 'satu-kalimat-untuk-dibawa-pulang',
          title: 'Satu kalimat untuk dibawa pulang',
          minutes: 25,
          isPreview: true,
          html: `<p>Esok pagi seseorang akan bertanya kepada pendengar Anda, "Kemarin acaranya tentang apa?" Ia akan menjawab dengan satu kalimat. Tugas Anda menulis kalimat itu lebih dahulu.</p>
<p>Kalimat inti bukan topik. "Pentingnya membaca" adalah topik. "Anak yang dibacakan buku sepuluh menit sehari mengenal lebih banyak kata sebelum masuk sekolah" adalah kalimat inti. Bedanya, yang kedua dapat dibantah, dan karena itu menarik.</p>
<h2>Cara menemukannya</h2>
<ol><li>Tulis semua yang ingin Anda sampaikan, tanpa urutan.</li><li>Lingkari yang membuat Anda sendiri terkejut ketika pertama kali mengetahuinya.</li><li>Ubah menjadi satu kalimat dengan subjek orang, bukan konsep.</li></ol>
<p>Bacakan kalimat itu kepada anak berusia dua belas tahun. Bila ia bertanya "mengapa?", simpan. Bila ia mengangguk sopan, ulangi dari langkah kedua. Jangan membuat salindia sebelum kalimat ini selesai, sebab setelah itu Anda akan sibuk memilih warna.</p>`,
        },
        {
          slug: 'tiga-batu-loncatan',
          title: 'Tiga batu loncatan',
          minutes: 25,
          html: `<p>Bayangkan pendengar di seberang sungai. Kalimat inti ada di sisi Anda. Mereka perlu batu untuk menyeberang. Tiga batu cukup. Empat batu membuat orang menghitung batu, bukan melihat sungai.</p>
<p>Batu pertama adalah sesuatu yang sudah mereka percayai. Batu kedua adalah sesuatu yang baru, tetapi mudah diperiksa. Batu ketiga adalah akibat yang menyentuh hari Senin mereka. Susun dalam urutan itu. Bila Anda memulai dari batu kedua, orang akan bertanya dalam hati siapa Anda.</p>
<h2>Mengisi batu</h2>
<p>Setiap batu berisi satu cerita atau satu angka, tidak pernah keduanya. Cerita untuk dirasakan, angka untuk diulang. Tulis setiap batu di satu kartu. Kartu itu boleh dibawa ke depan. Teks lengkap tidak boleh, karena Anda akan membacanya.</p>
<p>Latihan: ceritakan ketiga kartu kepada seseorang dalam tiga menit sambil berjalan. Berjalan membuat kalimat memendek dan tangan berhenti gemetar.</p>`,
        },
        {
          slug: 'menyiapkan-ruangan',
          title: 'Menyiapkan ruangan',
          minutes: 20,
          html: `<p>Datanglah tiga puluh menit lebih awal dan duduklah di kursi paling belakang. Dari sana Anda tahu berapa besar huruf yang diperlukan, di mana cahaya menyilaukan, dan siapa yang akan terhalang tiang.</p>
<p>Pindahkan kursi. Hampir tidak ada panitia yang keberatan. Susunan setengah lingkaran membuat orang melihat wajah satu sama lain, dan ruangan yang saling melihat lebih mudah tertawa. Bila kursinya tetap, mintalah orang maju. Sebutkan alasannya: supaya saya tidak perlu berteriak.</p>
<ul><li>Uji pengeras suara dengan kalimat pertama Anda, bukan "tes satu dua".</li><li>Letakkan air di sisi yang bukan tangan dominan.</li><li>Cari satu wajah ramah dan tanyakan namanya.</li></ul>
<p>Nama itu bekal terpenting. Pada menit kelima, ketika gugup datang lagi, berbicaralah kepada orang itu saja. Yang lain akan ikut mendengarkan.</p>`,
        },
      ],
    },
    {
      slug: 'sesudah-berdiri',
      title: 'Sesudah berdiri',
      chapters: [
        {
          slug: 'membuka-tanpa-meminta-maaf',
          title: 'Membuka tanpa meminta maaf',
          minutes: 25,
          html: `<p>"Maaf kalau nanti kurang jelas." Kalimat ini membuat pendengar mencari ketidakjelasan. Mereka datang dengan harapan, dan Anda baru saja menurunkannya sendiri.</p>
<p>Pembukaan yang baik terjadi di suatu tempat. "Pagi tadi di halte, seorang anak menghitung bus." Dalam lima detik pendengar sudah berada di halte. Dari sana Anda boleh membawa mereka ke mana saja. Salam dan ucapan terima kasih dapat ditaruh sesudah cerita, ketika orang sudah mendengarkan.</p>
<h2>Yang dihindari</h2>
<ul><li>Definisi kamus.</li><li>Riwayat hidup Anda.</li><li>Keluhan tentang jalanan macet.</li></ul>
<p>Hafalkan dua kalimat pertama dan dua kalimat terakhir. Hanya itu yang dihafal. Kalimat pertama membuat Anda berani, kalimat terakhir membuat Anda berhenti. Di antaranya ada tiga batu, dan Anda sudah mengenal jalannya.</p>`,
        },
        {
          slug: 'berhenti-sejenak',
          title: 'Berhenti sejenak',
          minutes: 25,
          html: `<p>Orang yang gugup berbicara cepat karena ingin selesai. Pendengar tidak punya waktu menyimpan, lalu menyerah. Obatnya bukan berbicara lambat, melainkan berhenti di tempat yang benar.</p>
<p>Berhentilah dua detik sesudah setiap batu loncatan. Lihat satu orang, ambil napas, lalu melangkah. Dua detik terasa lama bagi Anda dan sangat nyaman bagi mereka. Pada jeda itulah orang memindahkan kata-kata Anda menjadi pikirannya sendiri.</p>
<h2>Latihan dengan cangkir</h2>
<p>Letakkan cangkir di meja. Setiap selesai satu batu, angkat cangkir, minum seteguk, letakkan kembali. Lakukan lima kali latihan. Pada hari acara, cangkir tidak diperlukan karena tubuh Anda sudah ingat kapan harus diam.</p>
<p>Bila Anda lupa apa yang akan dikatakan, gunakan jeda yang sama. Pendengar tidak dapat membedakan orang yang sedang berpikir dari orang yang sedang lupa.</p>`,
        },
        {
          slug: 'menjawab-saya-belum-tahu',
          title: 'Menjawab, saya belum tahu',
          minutes: 30,
          html: `<p>Tanya jawab menakutkan karena kita mengira diuji. Padahal kebanyakan penanya tidak menguji. Ia ingin ceritanya didengar, dan pertanyaan adalah satu-satunya tiket yang tersedia.</p>
<p>Ulangi pertanyaan dengan kalimat Anda sendiri. Ini memberi waktu, memastikan semua orang mendengar, dan memberi penanya kesempatan membetulkan. Jawab dalam satu menit. Bila memerlukan lebih lama, tawarkan berbicara sesudah acara.</p>
<h2>Ketika tidak tahu</h2>
<p>Katakan, "Saya belum tahu." Lalu tambahkan salah satu: cara Anda akan mencari tahu, siapa yang mungkin tahu, atau mengapa pertanyaan itu bagus. Tidak ada yang kehilangan hormat karena kalimat ini. Orang kehilangan hormat karena jawaban yang dikarang.</p>
<p>Simpan kalimat penutup sampai sesudah tanya jawab. Jangan biarkan penanya terakhir menentukan apa yang dibawa pulang. Ucapkan kalimat inti sekali lagi, berterima kasihlah, dan duduk.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
