import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'
import { webInteraksi } from './course-web-interaksi.ts'

export const courseWeb: DemoClass = {
  code: 'SMK-101',
  slug: 'web-dasar',
  name: 'Web Dasar: HTML, CSS, dan JavaScript',
  summary:
    'Bangun halaman kantin sekolah dari nol sambil memahami cara kerja web, satu bab pendek setiap kali.',
  html: `<p>Kursus gratis ini menuntun Anda membuat satu proyek utuh: halaman menu Kantin Bu Yanti. Mulai dari kerangka HTML, tampilan CSS, sampai keranjang belanja dengan JavaScript.</p>
<p>Anda hanya memerlukan peramban. Semua contoh dapat dijalankan di studio koding, atau disimpan sebagai berkas dan dibuka langsung di komputer sekolah.</p>`,
  cover: { scene: 'code-editor', seed: 3201, alt: 'Editor kode dengan HTML dan CSS' },
  type: 'self_paced',
  level: 'beginner',
  category: 'web',
  tags: ['html', 'css', 'javascript', 'rpl'],
  competencies: ['Struktur HTML', 'Tata letak CSS', 'JavaScript dasar'],
  outcomes: [
    'Menyusun halaman dengan HTML yang bermakna',
    'Membuat tata letak yang nyaman di ponsel dan komputer',
    'Menambah interaksi dengan JavaScript tanpa pustaka',
  ],
  prerequisites: ['Bisa mengetik dan menyimpan berkas'],
  audience: ['Siswa SMK kelas X', 'Guru yang baru mengajar web', 'Siapa pun yang penasaran dengan web'],
  durationMinutes: 165,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'uli-hutagalung', role: 'lead' },
    { person: 'bagas-prakoso', role: 'assistant' },
  ],
  rating: { average: 4.9, count: 2310 },
  modules: [
    {
      slug: 'html',
      title: 'Kerangka dengan HTML',
      chapters: [
        {
          slug: 'halaman-pertama',
          title: 'Halaman pertama Anda',
          minutes: 15,
          isPreview: true,
          html: `<h2>Apa yang terjadi saat halaman dibuka</h2>
<p>Ketika Anda mengetik alamat situs, peramban meminta berkas kepada server. Jawabannya berupa teks HTML. Peramban membaca teks itu dari atas ke bawah, lalu menggambar halaman. Jadi, membuat situs berarti menulis teks yang dipahami peramban.</p>
<h3>Kerangka paling sederhana</h3>
<p>Buat berkas bernama <code>index.html</code>, lalu ketik kode berikut.</p>
${code(
  'html',
  `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Kantin Bu Yanti</title>
  </head>
  <body>
    <h1>Kantin Bu Yanti</h1>
    <p>Buka pukul 06.30 sampai 14.00.</p>
  </body>
</html>`,
)}
<p>Simpan, lalu buka berkas itu dengan peramban. Anda baru saja membuat halaman web.</p>
<h3>Membaca kodenya</h3>
<ul>
<li><code>doctype</code> memberi tahu peramban bahwa ini HTML modern.</li>
<li><code>lang="id"</code> menyatakan bahasanya, sehingga pembaca layar melafalkan dengan benar.</li>
<li><code>head</code> berisi keterangan tentang halaman dan tidak tampil di badan halaman.</li>
<li><code>viewport</code> membuat halaman menyesuaikan lebar ponsel.</li>
<li><code>body</code> berisi semua yang dilihat pengunjung.</li>
</ul>
<p>Sebagian besar elemen memiliki tag pembuka dan penutup. Elemen boleh bersarang, asalkan ditutup dengan urutan terbalik. Jarak di awal baris tidak wajib, tetapi membuat susunannya mudah dibaca.</p>
<h3>Latihan</h3>
<p>Tambahkan satu paragraf tentang menu andalan dan ubah judul halamannya. Muat ulang peramban setiap kali menyimpan. Perhatikan bahwa <code>title</code> muncul di tab, sedangkan <code>h1</code> muncul di halaman.</p>
<p>Bila halaman tampak kosong, jangan cemas. Periksa apakah berkas sudah disimpan dan setiap tanda kurung sudut berpasangan.</p>`,
        },
        {
          slug: 'elemen-bermakna',
          title: 'Elemen yang bermakna',
          minutes: 18,
          html: `<h2>Pilih elemen menurut artinya</h2>
<p>Semua halaman bisa dibuat hanya dengan <code>div</code>, tetapi mesin pencari dan pembaca layar tidak akan tahu mana menu, mana isi, dan mana catatan kaki. HTML menyediakan elemen yang menyebutkan artinya.</p>
<table>
<thead><tr><th>Elemen</th><th>Dipakai untuk</th></tr></thead>
<tbody>
<tr><td>header</td><td>Kepala halaman atau bagian</td></tr>
<tr><td>nav</td><td>Kumpulan tautan utama</td></tr>
<tr><td>main</td><td>Isi pokok, hanya satu di tiap halaman</td></tr>
<tr><td>section</td><td>Bagian dengan judul sendiri</td></tr>
<tr><td>footer</td><td>Keterangan penutup</td></tr>
</tbody>
</table>
<h3>Daftar menu kantin</h3>
<p>Menu adalah daftar, jadi gunakan <code>ul</code> dan <code>li</code>. Gambar diberi <code>alt</code> yang menjelaskan isinya bagi orang yang tidak dapat melihatnya.</p>
${code(
  'html',
  `<main>
  <section>
    <h2>Menu hari ini</h2>
    <ul class="menu">
      <li>
        <img src="soto.jpg" alt="Semangkuk soto ayam"
             width="320" height="240">
        <h3>Soto ayam</h3>
        <p>Rp 10.000</p>
        <button type="button">Tambah</button>
      </li>
      <li>
        <h3>Nasi uduk</h3>
        <p>Rp 8.000</p>
        <button type="button">Tambah</button>
      </li>
    </ul>
  </section>
</main>`,
)}
<h3>Aturan judul</h3>
<p>Judul disusun seperti daftar isi: satu <code>h1</code>, lalu <code>h2</code>, lalu <code>h3</code>. Jangan memilih tingkat judul karena ukuran hurufnya. Ukuran akan diatur dengan CSS.</p>
<p>Perhatikan juga <code>width</code> dan <code>height</code> pada gambar. Dengan keduanya, peramban menyiapkan tempat sejak awal, sehingga tulisan tidak melompat saat gambar selesai dimuat.</p>
<p>Simpan gambar di folder yang sama dengan berkas HTML, lalu tulis namanya persis sama, termasuk huruf besar dan kecilnya.</p>
<h3>Latihan</h3>
<p>Lengkapi menu dengan tiga makanan lain, lalu tambahkan <code>footer</code> berisi nomor WhatsApp kantin. Matikan gambar di pengaturan peramban dan periksa apakah halaman masih bisa dipahami.</p>`,
        },
        {
          slug: 'formulir-pesanan',
          title: 'Formulir pesanan',
          minutes: 18,
          html: `<h2>Menerima masukan dari pengunjung</h2>
<p>Formulir adalah cara web menerima data. Unsurnya tiga: label yang menjelaskan, kolom yang diisi, dan tombol yang mengirim. Pengunjung kantin akan memesan dengan menulis nama, kelas, dan jam pengambilan.</p>
${code(
  'html',
  `<form id="pesan">
  <label for="nama">Nama lengkap</label>
  <input id="nama" name="nama" required
         autocomplete="name">

  <label for="kelas">Kelas</label>
  <select id="kelas" name="kelas">
    <option>X RPL 1</option>
    <option>XI RPL 1</option>
    <option>XII RPL 1</option>
  </select>

  <label for="jam">Jam ambil</label>
  <input id="jam" name="jam" type="time"
         min="09:30" max="12:30" required>

  <button>Pesan sekarang</button>
</form>`,
)}
<h3>Label bukan hiasan</h3>
<p>Nilai <code>for</code> pada label harus sama dengan <code>id</code> kolomnya. Ketika label diketuk, kolomnya aktif. Ini sangat membantu di ponsel dan bagi pengguna pembaca layar. Teks di dalam <code>placeholder</code> tidak menggantikan label, karena hilang begitu kolom diisi.</p>
<h3>Pemeriksaan bawaan</h3>
<ul>
<li><code>required</code> mencegah pengiriman bila kosong.</li>
<li><code>type="time"</code> menampilkan pemilih jam.</li>
<li><code>min</code> dan <code>max</code> membatasi rentang.</li>
</ul>
<p>Pemeriksaan di peramban memudahkan pengguna, tetapi bukan pengaman. Siapa pun dapat melewatinya. Data tetap harus diperiksa kembali di server, dan itu akan Anda pelajari di kelas Laravel.</p>
<h3>Nama tunggal</h3>
<p>Gunakan satu kolom "Nama lengkap". Banyak orang Indonesia hanya memiliki satu nama, sehingga kolom nama belakang yang wajib diisi akan menyulitkan mereka.</p>
<h3>Latihan</h3>
<p>Tambahkan kolom jumlah dengan <code>type="number"</code>, nilai terkecil 1 dan terbesar 5. Coba kirim formulir kosong dan amati pesan yang muncul.</p>
<p>Setelah itu, minta teman mengisinya lewat ponsel dan perhatikan kolom mana yang membuatnya ragu.</p>`,
        },
      ],
    },
    {
      slug: 'css',
      title: 'Tampilan dengan CSS',
      chapters: [
        {
          slug: 'warna-dan-jarak',
          title: 'Warna, huruf, dan jarak',
          minutes: 17,
          html: `<h2>Memisahkan isi dan tampilan</h2>
<p>HTML menyatakan isi, sedangkan CSS menyatakan tampilan. Dengan memisahkan keduanya, satu berkas gaya dapat dipakai oleh puluhan halaman. Buat berkas <code>gaya.css</code> dan hubungkan di dalam <code>head</code>.</p>
${code('html', `<link rel="stylesheet" href="gaya.css">`)}
<h3>Aturan pertama</h3>
${code(
  'css',
  `:root {
  --utama: #0b6e4f;
  --kertas: #fffdf7;
  --tinta: #1d2b26;
}

body {
  margin: 0;
  padding: 1rem;
  font-family: system-ui, sans-serif;
  line-height: 1.6;
  color: var(--tinta);
  background: var(--kertas);
}

h1 {
  color: var(--utama);
}`,
)}
<p>Baris pertama membuat variabel warna. Bila suatu hari warna kantin berubah, Anda cukup menggantinya di satu tempat.</p>
<h3>Model kotak</h3>
<p>Setiap elemen adalah kotak dengan empat lapis: isi, <code>padding</code> di dalam garis, <code>border</code> sebagai garis, dan <code>margin</code> di luar garis. Agar perhitungan lebar lebih mudah, tambahkan aturan berikut di baris teratas.</p>
${code(
  'css',
  `* {
  box-sizing: border-box;
}`,
)}
<h3>Satuan yang ramah</h3>
<ul>
<li><code>rem</code> mengikuti ukuran huruf pilihan pengguna.</li>
<li><code>%</code> dan <code>fr</code> mengikuti lebar wadah.</li>
<li><code>px</code> cocok untuk garis tipis.</li>
</ul>
<h3>Kontras</h3>
<p>Teks abu-abu muda di atas putih memang tampak lembut, tetapi sulit dibaca di bawah matahari. Pastikan perbandingan kontras teks biasa sekurangnya 4,5 banding 1. Alat pengembang di peramban dapat menampilkannya.</p>
<h3>Latihan</h3>
<p>Pilih tiga warna untuk kantin Anda, simpan sebagai variabel, lalu terapkan pada judul, tombol, dan latar. Periksa kontrasnya sebelum melanjutkan.</p>
<p>Simpan perubahan sedikit demi sedikit, lalu muat ulang halaman.</p>`,
        },
        {
          slug: 'grid-dan-flexbox',
          title: 'Grid dan flexbox',
          minutes: 20,
          html: `<h2>Menyusun kotak tanpa menghitung piksel</h2>
<p>CSS modern punya dua cara utama untuk menata letak. Flexbox menata satu arah, misalnya deretan tombol. Grid menata dua arah, misalnya kartu menu dalam baris dan kolom.</p>
<h3>Kartu menu dengan grid</h3>
${code(
  'css',
  `.menu {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;
}

.menu li {
  padding: 1rem;
  border: 1px solid #d8e2dc;
  border-radius: 0.75rem;
  background: white;
}

.menu img {
  width: 100%;
  height: auto;
}`,
)}
<p>Baris <code>grid-template-columns</code> berarti: buat kolom sebanyak mungkin, masing-masing sekurangnya 14rem, lalu bagi sisa ruang sama rata. Di ponsel hanya muat satu kolom, di laptop bisa empat. Tidak ada aturan khusus yang perlu ditulis.</p>
<h3>Kepala halaman dengan flexbox</h3>
${code(
  'css',
  `header {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 1rem;
}`,
)}
<p>Nama kantin berada di kiri dan navigasi di kanan. Bila layar sempit, <code>flex-wrap</code> memindahkan navigasi ke baris berikutnya.</p>
<h3>Kapan memakai yang mana</h3>
<table>
<thead><tr><th>Kebutuhan</th><th>Pilihan</th></tr></thead>
<tbody>
<tr><td>Deretan tombol atau tautan</td><td>Flexbox</td></tr>
<tr><td>Kartu dalam baris dan kolom</td><td>Grid</td></tr>
<tr><td>Menengahkan satu kotak</td><td>Keduanya bisa</td></tr>
<tr><td>Kerangka seluruh halaman</td><td>Grid</td></tr>
</tbody>
</table>
<p>Keduanya boleh dipakai bersama dalam satu halaman.</p>
<h3>Latihan</h3>
<p>Ubah 14rem menjadi 10rem dan 20rem, lalu tarik jendela peramban dari lebar ke sempit. Catat pada lebar berapa jumlah kolomnya berubah. Pilih nilai yang membuat kartu paling nyaman dibaca.</p>`,
        },
        {
          slug: 'ramah-ponsel',
          title: 'Ramah di ponsel',
          minutes: 18,
          html: `<h2>Mulai dari layar terkecil</h2>
<p>Sebagian besar pengunjung situs sekolah memakai ponsel. Karena itu, tulis gaya untuk layar kecil lebih dulu, lalu tambahkan penyesuaian untuk layar lebar. Cara ini menghasilkan kode yang lebih pendek daripada sebaliknya.</p>
<h3>Kueri media</h3>
${code(
  'css',
  `main {
  max-width: 70rem;
  margin-inline: auto;
}

form {
  display: grid;
  gap: 0.5rem;
}

@media (min-width: 48rem) {
  form {
    grid-template-columns: 10rem 1fr;
    align-items: center;
  }

  form button {
    grid-column: 2;
    justify-self: start;
  }
}`,
)}
<p>Di ponsel, label berada di atas kolom. Pada layar selebar 48rem atau lebih, label pindah ke kiri. Aturan di luar kueri berlaku untuk semua ukuran.</p>
<h3>Jari lebih besar daripada kursor</h3>
<p>Beri tombol tinggi sekurangnya 44 piksel dan jarak yang cukup di antaranya. Jangan menyembunyikan informasi penting di balik gerakan kursor, karena di ponsel tidak ada kursor.</p>
${code(
  'css',
  `button {
  min-height: 2.75rem;
  padding: 0 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--utama);
  color: white;
  font: inherit;
}

button:focus-visible {
  outline: 3px solid #ffb703;
  outline-offset: 2px;
}`,
)}
<p>Aturan <code>:focus-visible</code> menampilkan garis bagi pengguna papan ketik. Jangan pernah menghapusnya tanpa pengganti.</p>
<h3>Menguji</h3>
<ol>
<li>Buka alat pengembang dan pilih tampilan ponsel.</li>
<li>Uji pada lebar 320 piksel.</li>
<li>Perbesar huruf sampai 200 persen.</li>
<li>Telusuri halaman hanya dengan tombol Tab.</li>
</ol>
<h3>Latihan</h3>
<p>Perbaiki semua tempat yang menimbulkan geseran mendatar pada lebar 320 piksel. Penyebab tersering adalah gambar tanpa <code>max-width</code> dan kata yang sangat panjang.</p>`,
        },
      ],
    },
    webInteraksi,
  ],
  classrooms: [],
}
