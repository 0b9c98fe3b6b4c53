import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'
import { pythonProyek } from './course-python-proyek.ts'

export const coursePython: DemoClass = {
  code: 'SMK-102',
  slug: 'python-dari-nol',
  name: 'Python dari Nol',
  summary:
    'Belajar berpikir seperti pemrogram lewat program kecil: kalkulator diskon, rekap nilai, sampai catatan kas kelas.',
  html: `<p>Python dipakai untuk skrip kecil, analisis data, sampai perangkat IoT. Bahasanya ringkas, sehingga perhatian Anda bisa tertuju pada cara berpikir.</p>
<p>Setiap bab menghasilkan program yang dapat dijalankan di studio koding. Proyek akhirnya catatan kas kelas yang membaca dan menulis berkas.</p>`,
  cover: { scene: 'computer-lab', seed: 3202, alt: 'Siswa di laboratorium komputer' },
  type: 'self_paced',
  level: 'beginner',
  category: 'pemrograman',
  tags: ['python', 'algoritma', 'dasar'],
  competencies: ['Logika pemrograman', 'Struktur data dasar', 'Pengolahan berkas'],
  outcomes: [
    'Menulis program dengan percabangan dan perulangan',
    'Memecah masalah menjadi fungsi',
    'Membaca dan menulis berkas CSV',
  ],
  prerequisites: [],
  audience: ['Siswa SMK semua jurusan', 'Pemula yang ingin belajar pemrograman'],
  durationMinutes: 160,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'silvana-rumbiak', role: 'lead' },
    { person: 'sumarni', role: 'mentor' },
  ],
  rating: { average: 4.8, count: 1786 },
  modules: [
    {
      slug: 'dasar',
      title: 'Dasar',
      chapters: [
        {
          slug: 'program-pertama',
          title: 'Program pertama',
          minutes: 14,
          isPreview: true,
          html: `<h2>Perintah demi perintah</h2>
<p>Program adalah daftar perintah yang dijalankan komputer dari atas ke bawah. Komputer tidak menebak maksud Anda. Ia mengerjakan persis seperti yang tertulis, termasuk kesalahannya.</p>
<h3>Menyapa</h3>
${code(
  'python',
  `nama = input("Siapa nama Anda? ")
print("Selamat pagi,", nama)
print("Nama Anda terdiri atas", len(nama), "huruf.")`,
)}
<p>Baris pertama meminta masukan dan menyimpannya dalam variabel <code>nama</code>. Tanda sama dengan berarti "simpan nilai di kanan ke nama di kiri", bukan "sama dengan" seperti dalam matematika.</p>
<h3>Jenis nilai</h3>
<table>
<thead><tr><th>Jenis</th><th>Contoh</th><th>Kegunaan</th></tr></thead>
<tbody>
<tr><td>str</td><td>"Biak"</td><td>Teks</td></tr>
<tr><td>int</td><td>15000</td><td>Bilangan bulat, misalnya rupiah</td></tr>
<tr><td>float</td><td>36.5</td><td>Bilangan pecahan, misalnya suhu</td></tr>
<tr><td>bool</td><td>True</td><td>Benar atau salah</td></tr>
</tbody>
</table>
<p>Hasil <code>input</code> selalu berupa teks. Untuk berhitung, ubah dulu dengan <code>int</code>.</p>
${code(
  'python',
  `harga = int(input("Harga satuan: "))
jumlah = int(input("Jumlah: "))
print("Total: Rp", harga * jumlah)`,
)}
<h3>Membaca pesan galat</h3>
<p>Bila Anda mengetik "dua" saat diminta jumlah, Python menampilkan <code>ValueError</code>. Jangan takut. Baca baris terakhir lebih dulu, karena di situ tertulis jenis kesalahannya, lalu lihat nomor baris di atasnya.</p>
<p>Kesalahan yang sering terjadi antara lain lupa menutup tanda petik, salah menulis huruf besar, dan mencampur teks dengan bilangan. Semuanya wajar dan mudah diperbaiki.</p>
<h3>Latihan</h3>
<p>Buat program yang meminta panjang dan lebar kebun sekolah, lalu menampilkan luas serta kelilingnya. Uji dengan angka 12 dan 8. Hasilnya harus 96 dan 40.</p>`,
        },
        {
          slug: 'percabangan',
          title: 'Mengambil keputusan',
          minutes: 17,
          html: `<h2>Bila begini, maka begitu</h2>
<p>Program menjadi berguna ketika dapat memilih. Python memakai <code>if</code>, <code>elif</code>, dan <code>else</code>. Perhatikan dua hal: tanda titik dua di akhir baris dan jarak empat spasi di baris berikutnya. Jarak itulah yang menunjukkan perintah mana yang termasuk di dalamnya.</p>
<h3>Kalkulator diskon koperasi</h3>
${code(
  'python',
  `belanja = int(input("Total belanja: "))

if belanja >= 100000:
    diskon = belanja * 10 // 100
elif belanja >= 50000:
    diskon = belanja * 5 // 100
else:
    diskon = 0

print("Diskon: Rp", diskon)
print("Bayar: Rp", belanja - diskon)`,
)}
<p>Tanda <code>//</code> membagi dan membuang sisa, sehingga hasilnya tetap bilangan bulat. Untuk belanja Rp 80.000, diskonnya Rp 4.000 dan yang dibayar Rp 76.000.</p>
<h3>Urutan menentukan</h3>
<p>Python memeriksa dari atas dan berhenti pada syarat pertama yang benar. Bila kedua syarat ditukar, belanja Rp 150.000 akan mendapat diskon 5 persen, karena lebih dulu memenuhi syarat lima puluh ribu. Letakkan syarat yang paling ketat di atas.</p>
<h3>Menggabungkan syarat</h3>
<table>
<thead><tr><th>Tulisan</th><th>Arti</th></tr></thead>
<tbody>
<tr><td><code>a == b</code></td><td>Sama</td></tr>
<tr><td><code>a != b</code></td><td>Tidak sama</td></tr>
<tr><td><code>a and b</code></td><td>Keduanya benar</td></tr>
<tr><td><code>a or b</code></td><td>Salah satu benar</td></tr>
<tr><td><code>not a</code></td><td>Kebalikannya</td></tr>
</tbody>
</table>
${code(
  'python',
  `nilai = 78
hadir = 92

if nilai >= 75 and hadir >= 80:
    print("Lulus")
else:
    print("Perlu perbaikan")`,
)}
<h3>Latihan</h3>
<p>Buat program yang menerima nilai 0 sampai 100, lalu menampilkan predikat: A bila sekurangnya 90, B bila sekurangnya 80, C bila sekurangnya 75, selain itu D. Tolak angka di luar rentang dengan pesan yang jelas.</p>`,
        },
        {
          slug: 'perulangan',
          title: 'Mengulang pekerjaan',
          minutes: 18,
          html: `<h2>Biarkan komputer yang bosan</h2>
<p>Manusia cepat lelah mengerjakan hal yang sama tiga puluh kali. Komputer tidak. Python menyediakan dua bentuk perulangan: <code>for</code> bila jumlahnya diketahui, dan <code>while</code> bila berhentinya tergantung keadaan.</p>
<h3>Mengulang dengan for</h3>
${code(
  'python',
  `for angka in range(1, 6):
    print(angka, "x 7 =", angka * 7)`,
)}
<p><code>range(1, 6)</code> menghasilkan 1, 2, 3, 4, dan 5. Angka terakhir tidak ikut. Kesalahan tersering pemula adalah mengira enam ikut dihitung.</p>
<h3>Mengulang dengan while</h3>
<p>Program berikut menerima setoran tabungan sampai target tercapai.</p>
${code(
  'python',
  `target = 200000
tabungan = 0
minggu = 0

while tabungan < target:
    setoran = int(input("Setoran minggu ini: "))
    if setoran <= 0:
        print("Setoran harus lebih dari nol.")
        continue
    tabungan += setoran
    minggu += 1

print("Target tercapai dalam", minggu, "minggu.")`,
)}
<p>Kata <code>continue</code> melompati sisa langkah dan kembali ke pemeriksaan syarat. Kata <code>break</code> menghentikan perulangan saat itu juga.</p>
<h3>Perulangan tanpa akhir</h3>
<p>Bila <code>tabungan</code> tidak pernah bertambah, syaratnya selalu benar dan program tidak berhenti. Di studio koding, program seperti itu dihentikan otomatis. Di komputer sendiri, tekan Ctrl dan C.</p>
<h3>Melacak dengan tabel</h3>
<p>Saat bingung, buat tabel berisi nilai setiap variabel pada tiap putaran. Untuk setoran 80.000, 0, 70.000, dan 60.000, tabungannya menjadi 80.000, tetap 80.000, 150.000, lalu 210.000. Program berhenti pada minggu ketiga, karena setoran nol tidak dihitung.</p>
<h3>Latihan</h3>
<p>Buat permainan tebak angka. Komputer menyimpan angka 37, pemain menebak sampai benar, dan program memberi petunjuk "terlalu besar" atau "terlalu kecil".</p>`,
        },
      ],
    },
    {
      slug: 'struktur-data',
      title: 'Data dan fungsi',
      chapters: [
        {
          slug: 'daftar',
          title: 'Daftar nilai',
          minutes: 17,
          html: `<h2>Banyak nilai dalam satu nama</h2>
<p>Menyimpan nilai tiga puluh siswa dalam tiga puluh variabel tentu merepotkan. Python menyediakan <code>list</code>, yaitu daftar berurutan yang isinya dapat ditambah, diubah, dan dihapus.</p>
${code(
  'python',
  `nilai = [78, 85, 92, 60, 74]

nilai.append(88)
print("Banyak siswa:", len(nilai))
print("Nilai pertama:", nilai[0])
print("Nilai terakhir:", nilai[-1])
print("Rata-rata:", sum(nilai) / len(nilai))`,
)}
<p>Nomor urut dimulai dari nol. Nomor -1 berarti yang terakhir. Rata-rata keenam nilai di atas adalah 79.5.</p>
<h3>Menelusuri daftar</h3>
${code(
  'python',
  `kkm = 75
remedial = []

for angka in nilai:
    if angka < kkm:
        remedial.append(angka)

print("Perlu remedial:", sorted(remedial))`,
)}
<p>Hasilnya <code>[60, 74]</code>. Fungsi <code>sorted</code> mengembalikan daftar baru yang terurut, sedangkan <code>nilai.sort()</code> mengubah daftar aslinya. Pilih yang pertama bila urutan asli masih diperlukan.</p>
<h3>Bentuk ringkas</h3>
<p>Perulangan yang menyaring daftar dapat ditulis dalam satu baris.</p>
${code('python', `remedial = [angka for angka in nilai if angka < kkm]`)}
<p>Bacalah dari tengah: untuk setiap angka di dalam nilai, bila angka di bawah KKM, ambil angkanya. Pakai bentuk ini hanya bila masih mudah dibaca dalam satu napas.</p>
<h3>Kesalahan umum</h3>
<ul>
<li><code>IndexError</code> berarti nomor urutnya melewati akhir daftar.</li>
<li>Menghapus isi daftar sambil menelusurinya membuat sebagian nilai terlewat. Buat daftar baru saja.</li>
</ul>
<h3>Latihan</h3>
<p>Dari daftar tinggi badan 158, 165, 172, 149, dan 160, tampilkan yang tertinggi, terendah, dan selisihnya tanpa memakai <code>max</code> atau <code>min</code>. Setelah berhasil, bandingkan dengan kedua fungsi itu.</p>`,
        },
        {
          slug: 'kamus',
          title: 'Kamus',
          minutes: 17,
          html: `<h2>Mencari dengan kata, bukan nomor</h2>
<p>Daftar cocok untuk urutan. Namun, bila ingin mengetahui stok "pensil", Anda tidak mau mengingat bahwa pensil ada di nomor empat. Untuk itu ada <code>dict</code>, kamus yang memasangkan kunci dengan nilai.</p>
${code(
  'python',
  `stok = {"pensil": 24, "buku": 40, "penghapus": 12}

stok["pensil"] -= 3
stok["penggaris"] = 15

print(stok["pensil"])
print(stok.get("spidol", 0))`,
)}
<p>Baris terakhir memakai <code>get</code> dengan nilai cadangan nol. Bila ditulis <code>stok["spidol"]</code>, Python menampilkan <code>KeyError</code> karena kuncinya tidak ada.</p>
<h3>Menghitung kemunculan</h3>
<p>Kamus sangat berguna untuk menghitung. Program berikut menghitung suara pemilihan ketua kelas.</p>
${code(
  'python',
  `suara = ["Rina", "Yosep", "Rina", "Made", "Rina", "Yosep"]
hasil = {}

for nama in suara:
    hasil[nama] = hasil.get(nama, 0) + 1

for nama, jumlah in hasil.items():
    print(nama, "mendapat", jumlah, "suara")

pemenang = max(hasil, key=hasil.get)
print("Ketua kelas:", pemenang)`,
)}
<p>Pada putaran pertama, kunci "Rina" belum ada, sehingga nilai cadangan nol dipakai lalu ditambah satu. Pada akhirnya Rina mendapat tiga, Yosep dua, dan Made satu.</p>
<h3>Daftar berisi kamus</h3>
<p>Data nyata biasanya berupa daftar kamus, satu kamus untuk satu orang atau satu barang.</p>
${code(
  'python',
  `siswa = [
    {"nama": "Rina", "nilai": 88},
    {"nama": "Made", "nilai": 71},
]
for orang in siswa:
    print(orang["nama"], orang["nilai"])`,
)}
<h3>Latihan</h3>
<p>Hitung berapa kali setiap kata muncul dalam satu kalimat. Petunjuk: <code>kalimat.lower().split()</code> memecah kalimat menjadi daftar kata. Tampilkan tiga kata yang paling sering muncul.</p>`,
        },
        {
          slug: 'fungsi',
          title: 'Fungsi',
          minutes: 18,
          html: `<h2>Memberi nama pada langkah</h2>
<p>Fungsi adalah potongan program yang diberi nama. Ada tiga alasan membuatnya: menghindari pengulangan, memudahkan pengujian, dan membuat program terbaca seperti cerita.</p>
${code(
  'python',
  `def rupiah(angka):
    teks = f"{angka:,}"
    return "Rp " + teks.replace(",", ".")

def harga_akhir(belanja, anggota=False):
    persen = 10 if anggota else 5
    return belanja - belanja * persen // 100

print(rupiah(harga_akhir(80000)))
print(rupiah(harga_akhir(80000, anggota=True)))`,
)}
<p>Keluarannya <code>Rp 76.000</code> dan <code>Rp 72.000</code>. Penulisan <code>f"{angka:,}"</code> memisahkan ribuan dengan koma, lalu kita ganti dengan titik sesuai kebiasaan Indonesia.</p>
<h3>Mengembalikan dan mencetak itu berbeda</h3>
<p>Kata <code>return</code> menyerahkan hasil kepada pemanggil, sehingga dapat dipakai lagi. Kata <code>print</code> hanya menampilkannya di layar. Fungsi yang baik menghitung dan mengembalikan, sedangkan urusan menampilkan diserahkan kepada bagian lain.</p>
<h3>Ruang lingkup</h3>
<p>Variabel yang dibuat di dalam fungsi hanya dikenal di dalamnya. Ini menguntungkan, karena dua fungsi dapat memakai nama <code>total</code> tanpa saling mengganggu. Kirim nilai lewat parameter, bukan lewat variabel bersama.</p>
<h3>Menguji fungsi</h3>
${code(
  'python',
  `assert rupiah(1500) == "Rp 1.500"
assert rupiah(0) == "Rp 0"
assert harga_akhir(100000) == 95000
assert harga_akhir(100000, anggota=True) == 90000
print("Semua uji lolos.")`,
)}
<p>Perintah <code>assert</code> diam bila benar dan berhenti bila salah. Tulis sekurangnya satu uji untuk keadaan biasa, satu untuk nol, dan satu untuk batas.</p>
<h3>Latihan</h3>
<p>Tulis fungsi <code>predikat(nilai)</code> dari latihan percabangan, lalu buat lima uji dengan <code>assert</code>. Pastikan nilai 75, 80, dan 90 ikut diuji, sebab kesalahan paling sering terjadi di batas.</p>`,
        },
      ],
    },
    pythonProyek,
  ],
  ahead: {
    module: {
      slug: 'menguji',
      title: 'Menguji program',
      chapters: [
        {
          slug: 'membaca-pesan-galat',
          title: 'Membaca pesan galat',
          minutes: 12,
          html: `<h2>Baris terakhir lebih dahulu</h2>
<p>Pesan galat Python dibaca dari bawah. Baris terakhir menyebut jenis kesalahannya, baris di atasnya menyebut di mana.</p>
${code(
  'python',
  `harga = "15000"
print(harga * 2)
print(harga + 2)`,
)}
<p>Baris kedua tidak galat, tetapi hasilnya <code>1500015000</code>: teks yang diulang, bukan bilangan yang dikalikan. Baris ketiga berhenti dengan <code>TypeError</code>.</p>
<p>Ubah <code>harga</code> menjadi bilangan dengan <code>int(harga)</code>, lalu jalankan lagi.</p>`,
        },
        {
          slug: 'kasus-tepi',
          title: 'Kasus di tepi',
          minutes: 15,
          html: `<h2>Yang jarang diketik orang</h2>
<p>Program yang benar untuk 5 nilai belum tentu benar untuk 0 nilai. Coba fungsi rata-rata Anda dengan daftar kosong, satu nilai, dan nilai yang semuanya sama.</p>
${code(
  'python',
  `def rata_rata(nilai):
    if not nilai:
        return 0
    return sum(nilai) / len(nilai)

assert rata_rata([]) == 0
assert rata_rata([80]) == 80
assert rata_rata([70, 90]) == 80`,
)}
<p>Perintah <code>assert</code> diam bila benar dan berhenti bila salah. Tiga baris itu menjaga fungsi Anda setiap kali diubah.</p>`,
        },
      ],
    },
    moved: 'fungsi',
  },
  classrooms: [],
}
