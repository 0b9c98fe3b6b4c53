import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'KS-101',
  slug: 'kisi-huruf-jarak',
  name: 'Kisi, Huruf, Jarak',
  summary: 'Enam bab tentang tiga hal yang menentukan hampir semua halaman. Kertas, pensil, penggaris.',
  html: `<p>Kursus ini mengajarkan cara menyusun halaman tanpa hiasan. Anda bekerja di kertas dahulu. Komputer baru dipakai pada bab terakhir, dan hanya untuk memeriksa ukuran.</p>`,
  cover: { scene: 'chart-board', seed: 11641, alt: 'Papan dengan garis dan kotak' },
  type: 'self_paced',
  level: 'beginner',
  category: 'dasar',
  tags: ['kisi', 'tipografi', 'tata letak'],
  competencies: ['Tata letak', 'Tipografi'],
  outcomes: ['Membuat kisi empat kolom', 'Memilih dua ukuran huruf', 'Menata jarak dengan satu satuan'],
  prerequisites: [],
  audience: ['Perancang pemula', 'Pengembang', 'Guru'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'agnes-purnomo', role: 'lead' }],
  rating: { average: 4.9, count: 61 },
  modules: [
    {
      slug: 'mengurangi',
      title: 'Mengurangi',
      chapters: [
        {
          slug: 'satu-halaman-satu-tugas',
          title: 'Satu halaman, satu tugas',
          minutes: 25,
          isPreview: true,
          html: `<p>Sebelum menggambar kotak apa pun, tulis satu kalimat: sesudah melihat halaman ini, orang akan. Bila kalimatnya berisi dua kata kerja, Anda membutuhkan dua halaman.</p>
<p>Ambil selebaran apa saja di rumah. Coret dengan pensil semua yang dapat hilang tanpa mengubah kalimat itu. Logo kedua, slogan, bingkai, bayangan, kata "segera". Yang tersisa biasanya tiga: nama, waktu, tempat. Ukur berapa persen halaman yang sekarang kosong.</p>
<h2>Kosong bukan sisa</h2>
<p>Ruang kosong bekerja. Ia memberi tahu mata bahwa di sana tidak ada yang perlu dicari. Semakin banyak tempat yang tidak perlu dicari, semakin cepat orang menemukan.</p>
<p>Latihan: buat ulang selebaran itu di kertas A5 dengan tiga unsur saja. Tempelkan di dinding, lalu mundur tiga langkah. Bila Anda masih dapat membaca waktunya, pekerjaan hari ini selesai. Bila tidak, jangan menambah. Besarkan.</p>`,
        },
        {
          slug: 'empat-kolom',
          title: 'Empat kolom',
          minutes: 25,
          html: `<p>Lipat kertas A4 menjadi dua, lalu dua lagi. Empat kolom. Lipatan itu kisi Anda, dan hanya di lipatan itu sesuatu boleh dimulai.</p>
<p>Mengapa empat? Karena empat dapat dibagi dua, dan satu banding tiga sudah cukup untuk membedakan nama dari isi. Kisi dua belas kolom berguna bagi halaman yang rumit. Halaman Anda belum rumit.</p>
<h2>Aturan main</h2>
<ul><li>Teks dimulai di garis kolom, boleh melewati beberapa kolom.</li><li>Dua hal yang setara dimulai di garis yang sama.</li><li>Satu hal boleh melanggar, dan hanya satu. Itulah judulnya.</li></ul>
<p>Latihan: susun jadwal kereta, daftar belanja, dan undangan pada kisi yang sama. Anda akan menemukan bahwa ketiganya memakai kolom pertama untuk hal yang sama, yaitu kapan. Kisi tidak membuat halaman seragam. Kisi membuat perbedaan terlihat.</p>`,
        },
        {
          slug: 'satu-satuan-jarak',
          title: 'Satu satuan jarak',
          minutes: 20,
          html: `<p>Pilih satu jarak. Misalnya delapan milimeter. Semua jarak lain adalah kelipatannya: delapan, enam belas, tiga puluh dua. Tidak ada tujuh, tidak ada sepuluh.</p>
<p>Jarak mengatakan siapa milik siapa. Judul yang berada delapan di atas paragraf adalah milik paragraf itu. Judul yang berada tiga puluh dua di atasnya milik halaman. Bila kedua jarak hampir sama, pembaca harus menebak, dan menebak melelahkan.</p>
<h2>Latihan tanpa garis</h2>
<p>Ambil sebuah formulir yang penuh garis. Hapus semua garisnya dan kelompokkan isinya hanya dengan jarak. Gunakan dua jarak: dekat untuk yang berkaitan, jauh untuk yang tidak.</p>
<p>Berikan kepada seseorang dan minta ia mengisi. Perhatikan di mana pensilnya berhenti. Di titik itu jaraknya belum benar. Tambahkan satu kelipatan, jangan menambah garis.</p>`,
        },
      ],
    },
    {
      slug: 'membesarkan',
      title: 'Membesarkan',
      chapters: [
        {
          slug: 'dua-ukuran-huruf',
          title: 'Dua ukuran huruf',
          minutes: 25,
          html: `<p>Halaman yang baik hanya memerlukan dua ukuran huruf: satu untuk dibaca, satu untuk dilihat. Yang untuk dibaca ditentukan oleh jarak mata. Yang untuk dilihat ditentukan oleh keberanian.</p>
<p>Kesalahan umum adalah perbedaan yang malu-malu. Judul dua puluh dan isi enam belas tampak seperti kekeliruan. Kalikan dengan empat. Enam belas dan enam puluh empat tampak seperti keputusan.</p>
<h2>Menimbang keluarga huruf</h2>
<p>Pilih satu keluarga dan pakai dua ketebalan. Huruf kedua baru diperlukan bila ada dua suara dalam halaman, misalnya laporan dan kutipan. Menambah huruf karena bosan sama dengan menambah garam karena lapar.</p>
<p>Latihan: cetak satu kata dalam enam ukuran, masing-masing dua kali sebelumnya. Gantung berurutan. Berdirilah di pintu dan tunjuk ukuran terkecil yang masih terbaca. Ukuran di atasnya adalah judul Anda.</p>`,
        },
        {
          slug: 'rata-kiri',
          title: 'Rata kiri',
          minutes: 25,
          html: `<p>Mata yang selesai membaca satu baris harus menemukan awal baris berikutnya. Bila semua baris dimulai di tempat yang sama, mata tidak perlu mencari. Itulah seluruh alasan rata kiri.</p>
<p>Rata tengah memindahkan awal setiap baris. Untuk dua baris undangan hal itu anggun. Untuk satu paragraf hal itu melelahkan. Rata kanan kiri menjaga tepi, tetapi merusak jarak antarkata, terutama dalam bahasa yang katanya panjang seperti bahasa kita.</p>
<h2>Panjang baris</h2>
<p>Enam puluh sampai tujuh puluh lima huruf dalam satu baris. Hitung sekali, lalu tandai lebarnya di kisi. Biasanya dua dari empat kolom.</p>
<p>Latihan: ketik satu paragraf dalam tiga lebar, yaitu satu, dua, dan tiga kolom. Minta tiga orang membacanya keras-keras. Catat siapa yang tersandung di ujung baris. Tersandung itu bukan salah pembaca.</p>`,
        },
        {
          slug: 'memeriksa-dengan-terbalik',
          title: 'Memeriksa dengan terbalik',
          minutes: 30,
          html: `<p>Putar halaman Anda seratus delapan puluh derajat. Sekarang Anda tidak dapat membaca, jadi Anda dapat melihat. Di mana bagian terberat? Apakah ada sudut yang ditinggalkan? Apakah dua hal tampak setara padahal tidak?</p>
<p>Sesudah itu kecilkan menjadi sebesar perangko. Yang masih tampak adalah hierarki sebenarnya, bukan yang Anda rencanakan. Bila judul dan foto sama kuatnya, salah satu harus mengalah. Biasanya foto.</p>
<h2>Daftar periksa</h2>
<ol><li>Satu tugas, tertulis di balik kertas.</li><li>Semua dimulai di garis kisi, kecuali satu.</li><li>Dua ukuran huruf, satu satuan jarak.</li><li>Terbaca dari tiga langkah.</li></ol>
<p>Simpan versi pertama dan bandingkan. Hampir selalu Anda mengurangi sesuatu. Bila ternyata menambah, tanyakan untuk siapa.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
