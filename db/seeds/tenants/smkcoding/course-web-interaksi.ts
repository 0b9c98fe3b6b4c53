import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

export const webInteraksi: DemoClass['modules'][number] = {
  slug: 'javascript',
  title: 'Interaksi dengan JavaScript',
  chapters: [
    {
      slug: 'nilai-dan-fungsi',
      title: 'Nilai, variabel, dan fungsi',
      minutes: 19,
      html: `<h2>Bahasa yang hidup di peramban</h2>
<p>HTML dan CSS menggambar halaman. JavaScript membuatnya menanggapi pengunjung. Buat berkas <code>kantin.js</code>, lalu hubungkan di akhir <code>head</code>.</p>
${code('html', `<script src="kantin.js" defer></script>`)}
<p>Kata <code>defer</code> meminta peramban menjalankan skrip setelah HTML selesai dibaca, sehingga semua elemen sudah tersedia.</p>
<h3>Menyimpan nilai</h3>
${code(
  'javascript',
  `const namaKantin = 'Kantin Bu Yanti'
const menu = [
  { nama: 'Soto ayam', harga: 10000 },
  { nama: 'Nasi uduk', harga: 8000 },
  { nama: 'Es jeruk', harga: 4000 },
]
let buka = true`,
)}
<p>Gunakan <code>const</code> untuk nilai yang tidak diganti dan <code>let</code> bila nilainya akan berubah. Kurung siku membuat larik, sedangkan kurung kurawal membuat objek dengan nama dan isi.</p>
<h3>Fungsi</h3>
<p>Fungsi menerima masukan dan mengembalikan hasil. Fungsi berikut menghitung total harga dan menuliskannya dalam rupiah.</p>
${code(
  'javascript',
  `function hitungTotal(pesanan) {
  let total = 0
  for (const barang of pesanan) {
    total += barang.harga
  }
  return total
}

function rupiah(angka) {
  return 'Rp ' + angka.toLocaleString('id-ID')
}

console.log(rupiah(hitungTotal(menu)))`,
)}
<p>Buka konsol di alat pengembang. Hasilnya <code>Rp 22.000</code>. Simpan harga sebagai bilangan bulat rupiah dan ubah menjadi teks hanya saat ditampilkan. Bilangan pecahan mudah menimbulkan selisih pembulatan.</p>
<h3>Latihan</h3>
<p>Tulis fungsi <code>termurah(daftar)</code> yang mengembalikan menu dengan harga paling rendah. Petunjuk: anggap barang pertama sebagai yang termurah, lalu bandingkan dengan yang lain satu per satu. Uji dengan tiga daftar yang berbeda.</p>`,
    },
    {
      slug: 'menanggapi-klik',
      title: 'Menanggapi klik',
      minutes: 20,
      html: `<h2>Peristiwa</h2>
<p>Peramban memberi tahu program setiap kali sesuatu terjadi: tombol diklik, formulir dikirim, atau halaman selesai dimuat. Pemberitahuan itu disebut peristiwa, dan fungsi yang menanggapinya disebut pendengar.</p>
<h3>Membuat menu dari data</h3>
<p>Daripada menulis setiap kartu di HTML, kita membuatnya dari larik. Kosongkan dulu isi <code>ul</code>, lalu tulis kode berikut.</p>
${code(
  'javascript',
  `const daftar = document.querySelector('.menu')
const keranjang = []

for (const barang of menu) {
  const kartu = document.createElement('li')
  const judul = document.createElement('h3')
  const harga = document.createElement('p')
  const tombol = document.createElement('button')

  judul.textContent = barang.nama
  harga.textContent = rupiah(barang.harga)
  tombol.textContent = 'Tambah'
  tombol.addEventListener('click', () => {
    keranjang.push(barang)
    tampilkanTotal()
  })

  kartu.append(judul, harga, tombol)
  daftar.append(kartu)
}`,
)}
<p>Gunakan <code>textContent</code>, bukan <code>innerHTML</code>, untuk teks biasa. Dengan begitu, nama menu yang mengandung tanda kurung sudut tidak akan dijalankan sebagai kode. Kebiasaan kecil ini mencegah celah keamanan yang disebut XSS.</p>
<h3>Menampilkan total</h3>
<p>Tambahkan <code>&lt;p id="total" aria-live="polite"&gt;&lt;/p&gt;</code> di halaman, lalu tulis fungsinya.</p>
${code(
  'javascript',
  `const total = document.querySelector('#total')

function tampilkanTotal() {
  const jumlah = keranjang.length
  const harga = rupiah(hitungTotal(keranjang))
  total.textContent = jumlah + ' barang, ' + harga
}`,
)}
<p>Atribut <code>aria-live</code> membuat pembaca layar mengumumkan perubahan total tanpa memindahkan fokus.</p>
<h3>Latihan</h3>
<p>Tambahkan tombol "Kosongkan" yang menghapus isi keranjang. Petunjuk: <code>keranjang.length = 0</code> mengosongkan larik tanpa membuat larik baru. Setelah itu, tampilkan pesan "Keranjang masih kosong" bila jumlahnya nol.</p>`,
    },
    {
      slug: 'menyimpan-pesanan',
      title: 'Menyimpan pesanan',
      minutes: 20,
      html: `<h2>Agar tidak hilang saat dimuat ulang</h2>
<p>Coba isi keranjang, lalu muat ulang halaman. Semuanya hilang, karena variabel hanya hidup selama halaman terbuka. Peramban menyediakan <code>localStorage</code>, tempat menyimpan teks kecil di perangkat pengguna.</p>
<h3>Menyimpan dan membaca</h3>
<p><code>localStorage</code> hanya menerima teks. Larik diubah menjadi teks dengan <code>JSON.stringify</code> dan dikembalikan dengan <code>JSON.parse</code>.</p>
${code(
  'javascript',
  `const KUNCI = 'keranjang-kantin'

function simpan() {
  localStorage.setItem(KUNCI, JSON.stringify(keranjang))
}

function muat() {
  const teks = localStorage.getItem(KUNCI)
  if (teks === null) return
  for (const barang of JSON.parse(teks)) {
    keranjang.push(barang)
  }
  tampilkanTotal()
}

muat()`,
)}
<p>Panggil <code>simpan()</code> setiap kali keranjang berubah. Jangan menyimpan kata sandi atau data pribadi di sini, sebab siapa pun yang memakai komputer yang sama dapat membacanya.</p>
<h3>Mengirim formulir</h3>
${code(
  'javascript',
  `const formulir = document.querySelector('#pesan')

formulir.addEventListener('submit', peristiwa => {
  peristiwa.preventDefault()
  if (keranjang.length === 0) {
    total.textContent = 'Pilih menu dahulu.'
    return
  }
  const data = new FormData(formulir)
  const nama = data.get('nama')
  total.textContent = 'Terima kasih, ' + nama + '. Pesanan dicatat.'
  keranjang.length = 0
  simpan()
})`,
)}
<p><code>preventDefault</code> mencegah peramban memuat ulang halaman. Pada proyek sungguhan, di sinilah data dikirim ke server dengan <code>fetch</code>.</p>
<h3>Tugas akhir</h3>
<ol>
<li>Tampilkan isi keranjang sebagai daftar, lengkap dengan tombol Hapus.</li>
<li>Batasi jumlah tiap menu paling banyak lima.</li>
<li>Uji di ponsel teman dan catat tiga hal yang membingungkannya.</li>
</ol>
<p>Kumpulkan tautan proyek di halaman tugas. Setelah itu, lanjutkan ke <a href="/Courses/python-dari-nol">Python dari Nol</a> atau ikuti kelas <a href="/Class/git-dan-kerja-tim">Git dan Kerja Tim</a>.</p>`,
    },
  ],
}
