import type { DemoPost } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

export const blog: DemoPost[] = [
  {
    kind: 'blog',
    slug: 'membaca-pesan-galat',
    title: 'Membaca pesan galat dari bawah ke atas',
    summary: 'Pesan galat bukan omelan. Ia peta menuju baris yang perlu diperbaiki.',
    html: `<p>Reaksi pertama siswa ketika layar penuh tulisan merah biasanya menghapus semuanya dan mulai lagi. Padahal tulisan itu sudah menunjukkan tempat kesalahannya, asalkan dibaca dengan urutan yang tepat.</p>
<h2>Contoh</h2>
${code(
  'text',
  `Traceback (most recent call last):
  File "kas.py", line 12, in <module>
    print(saldo(data))
  File "kas.py", line 8, in saldo
    return sum(b["jumlah"] for b in data)
TypeError: unsupported operand type(s) for +: 'int' and 'str'`,
)}
<h2>Langkah membacanya</h2>
<ol>
<li><strong>Baris terakhir.</strong> <code>TypeError</code> berarti jenis nilainya tidak cocok: bilangan ditambah teks.</li>
<li><strong>Baris di atasnya.</strong> Kesalahan muncul di baris 8, di dalam fungsi <code>saldo</code>.</li>
<li><strong>Naik lagi.</strong> Fungsi itu dipanggil dari baris 12.</li>
</ol>
<p>Jadi, ada jumlah yang masih berupa teks. Sumbernya bukan baris 8, melainkan saat data dibaca dari berkas tanpa diubah dengan <code>int</code>. Pesan galat menunjukkan tempat masalah terasa, dan tugas kita menelusuri tempat masalah bermula.</p>
<h2>Kebiasaan yang membantu</h2>
<ul>
<li>Bacakan pesannya keras-keras.</li>
<li>Cetak nilai beserta jenisnya tepat sebelum baris yang gagal.</li>
<li>Ubah satu hal saja setiap kali mencoba.</li>
<li>Catat galat beserta penyebabnya di buku kecil.</li>
</ul>
<blockquote>Setelah dua bulan, buku galat saya lebih berguna daripada buku catatan.</blockquote>`,
    cover: { scene: 'laptop-desk', seed: 3311, alt: 'Laptop dengan pesan galat' },
    category: 'belajar-koding',
    tags: ['python', 'galat'],
    authors: ['silvana-rumbiak'],
    publishedDaysAgo: 4,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'git-untuk-tugas-kelompok',
    title: 'Git untuk tugas kelompok tanpa drama',
    summary: 'Empat kesepakatan sederhana yang menyelamatkan proyek kami dari berkas "final-fix-2".',
    html: `<p>Proyek kelompok pertama saya berakhir dengan tiga berkas zip, dua versi yang berbeda, dan satu teman yang tidak mau bicara selama seminggu. Sejak itu saya selalu memulai proyek dengan empat kesepakatan.</p>
<h2>1. Satu orang, satu cabang</h2>
<p>Tidak ada yang bekerja langsung di <code>main</code>. Setiap fitur punya cabang sendiri, diberi nama menurut isinya, misalnya <code>form-pesanan</code>.</p>
<h2>2. Commit kecil</h2>
${code(
  'bash',
  `git switch -c form-pesanan
git add form.html
git commit -m "Tambah kolom jam ambil"
git push -u origin form-pesanan`,
)}
<p>Commit kecil mudah dibaca dan mudah dibatalkan. Bila pesannya memerlukan kata "dan", barangkali isinya dua perubahan.</p>
<h2>3. Tarik sebelum mulai</h2>
<p>Setiap membuka laptop, jalankan <code>git pull</code> lebih dulu. Kebiasaan lima detik ini mencegah sebagian besar konflik.</p>
<h2>4. Teman membaca sebelum digabung</h2>
<p>Minta satu teman membaca perubahan Anda. Ia tidak harus menemukan kesalahan. Cukup memastikan bahwa ia mengerti. Bila tidak, tambahkan penjelasan atau sederhanakan kodenya.</p>
<h2>Bila konflik terjadi</h2>
<p>Jangan panik dan jangan menghapus folder. Duduk bersama, buka berkasnya, tentukan versi yang benar, lalu jalankan program sebelum menyimpan. Konflik yang diselesaikan berdua biasanya hanya memakan waktu lima menit.</p>`,
    cover: { scene: 'code-editor', seed: 3312, alt: 'Riwayat cabang kode' },
    category: 'kerja-tim',
    tags: ['git', 'kelompok'],
    authors: ['jefri-lumentut'],
    publishedDaysAgo: 12,
  },
  {
    kind: 'blog',
    slug: 'tanpa-laptop-pun-bisa',
    title: 'Tanpa laptop pun bisa mulai',
    summary: 'Cara belajar pemrograman dengan ponsel, kertas, dan waktu di laboratorium sekolah.',
    html: `<p>Pertanyaan yang paling sering masuk ke pesan kami: "Kak, saya tidak punya laptop, apakah masih bisa ikut?" Jawabannya bisa, asalkan kegiatannya dibagi dengan cerdas.</p>
<h2>Di ponsel</h2>
<ul>
<li>Baca bab dan kerjakan kuis.</li>
<li>Jalankan program pendek di studio koding.</li>
<li>Tinjau kode teman dan tulis pertanyaan.</li>
</ul>
<p>Mengetik kode panjang di ponsel memang melelahkan. Karena itu, pakai ponsel untuk memahami, bukan untuk memproduksi.</p>
<h2>Di kertas</h2>
<p>Sebelum masuk laboratorium, tulis rencana program: masukan, langkah, keluaran. Gambar tabel nilai variabel untuk tiga putaran pertama. Siswa yang datang dengan kertas biasanya selesai dua kali lebih cepat daripada yang langsung mengetik.</p>
<h2>Di laboratorium sekolah</h2>
<p>Buat janji dengan guru untuk memakai satu komputer dua kali sepekan. Bawa daftar hal yang hendak dicoba. Simpan pekerjaan di akun Anda, bukan di komputer sekolah, agar tidak hilang saat komputer dibersihkan.</p>
<h2>Cerita Elias</h2>
<p>Elias dari Nabire menyelesaikan Web Dasar dalam empat bulan dengan cara ini. Ia mengetik hanya pada hari Selasa dan Kamis. Hari lainnya ia membaca, menggambar, dan mengajari adiknya. Proyek kantinnya kini dipakai di sekolah.</p>
<blockquote>Karena waktu di komputer sedikit, saya jadi jarang asal coba.</blockquote>`,
    cover: { scene: 'phone-app', seed: 3313, alt: 'Belajar koding lewat ponsel' },
    category: 'belajar-koding',
    tags: ['ponsel', 'tips belajar'],
    authors: ['uli-hutagalung'],
    publishedDaysAgo: 20,
  },
  {
    kind: 'blog',
    slug: 'nama-variabel-yang-baik',
    title: 'Memberi nama variabel itu setengah pekerjaan',
    summary: 'Kode yang baik terbaca seperti kalimat. Mulailah dari nama.',
    html: `<p>Kode ditulis sekali dan dibaca berkali-kali, sering kali oleh Anda sendiri tiga bulan kemudian. Nama yang baik menghemat waktu membaca lebih dari komentar mana pun.</p>
<h2>Bandingkan</h2>
${code(
  'javascript',
  `const d = a.filter(x => x.t < 75)

const perluRemedial = siswa.filter(orang => orang.nilai < kkm)`,
)}
<p>Kedua baris mengerjakan hal yang serupa. Baris pertama memaksa pembaca menebak, sedangkan baris kedua langsung bercerita.</p>
<h2>Lima aturan kecil</h2>
<ol>
<li>Larik memakai kata yang berarti banyak: <code>siswa</code>, <code>daftarHarga</code>.</li>
<li>Nilai benar atau salah memakai bentuk pertanyaan: <code>sudahLunas</code>, <code>bolehPinjam</code>.</li>
<li>Fungsi memakai kata kerja: <code>hitungTotal</code>, <code>kirimPesan</code>.</li>
<li>Sertakan satuan bila penting: <code>jedaDetik</code>, <code>beratGram</code>.</li>
<li>Hindari singkatan yang hanya Anda pahami.</li>
</ol>
<h2>Bahasa Indonesia atau Inggris?</h2>
<p>Keduanya boleh, asalkan konsisten dalam satu proyek. Untuk tugas sekolah, nama berbahasa Indonesia membantu Anda berpikir. Untuk proyek yang dibaca orang dari negara lain, gunakan bahasa Inggris. Yang sulit dibaca adalah campuran seperti <code>getSiswaList</code> dan <code>hitungAverage</code>.</p>
<h2>Kapan mengganti nama</h2>
<p>Segera setelah Anda menjelaskan kode kepada teman dan memakai kata yang berbeda dari nama variabelnya. Kata yang keluar dari mulut Anda biasanya nama yang lebih tepat.</p>`,
    cover: { scene: 'teacher-board', seed: 3314, alt: 'Papan tulis dengan nama variabel' },
    category: 'belajar-koding',
    tags: ['javascript', 'kode bersih'],
    authors: ['bagas-prakoso'],
    publishedDaysAgo: 31,
  },
  {
    kind: 'blog',
    slug: 'sensor-yang-tercebur',
    title: 'Sensor yang tercebur dan pelajaran tentang kegagalan',
    summary: 'Catatan dari bengkel IoT: mengapa alat yang rusak kadang lebih berharga.',
    html: `<p>Pada hari kedua percobaan kolam lele, seorang siswa menjatuhkan modul ke air. Semua diam. Ia menatap saya, menunggu dimarahi. Saya mengambil penjepit, mengangkat modul itu, dan bertanya, "Menurutmu bagian mana yang pertama rusak?"</p>
<h2>Membedah kegagalan</h2>
<p>Kami mengeringkan modul, membukanya di bawah kaca pembesar, dan menelusuri jalur tembaga. Ternyata yang mati hanya pengatur tegangan. Sensor dan mikrokontrolernya selamat. Satu komponen seharga tiga ribu rupiah menggantikannya.</p>
<h2>Yang berubah sesudahnya</h2>
<ul>
<li>Alat berikutnya diberi wadah kedap air dari kotak makan.</li>
<li>Kabel diikat dengan simpul pengaman.</li>
<li>Program mengirim kabar bila sensor diam lebih dari sepuluh menit.</li>
<li>Setiap kelompok membuat daftar "bagaimana alat ini bisa rusak" sebelum memasangnya.</li>
</ul>
<p>Daftar terakhir menjadi kebiasaan terbaik kelas itu. Di dunia kerja, insinyur melakukan hal yang sama dengan istilah yang lebih keren.</p>
<h2>Anggaran untuk gagal</h2>
<p>Sejak itu, saya selalu membeli komponen sepuluh persen lebih banyak. Bukan karena siswa ceroboh, melainkan karena belajar memang memerlukan ruang untuk keliru. Kelas tanpa alat rusak biasanya kelas yang alatnya tidak pernah disentuh.</p>
<blockquote>Modul yang tercebur itu kini dipajang di lemari, lengkap dengan label nama penyelamatnya.</blockquote>`,
    cover: { scene: 'workshop-tools', seed: 3315, alt: 'Peralatan bengkel elektronika' },
    category: 'cerita-bengkel',
    tags: ['iot', 'kegagalan'],
    authors: ['hendra-tanuwijaya'],
    publishedDaysAgo: 44,
  },
  {
    kind: 'blog',
    slug: 'portofolio-siswa-smk',
    title: 'Portofolio siswa SMK: tiga proyek sudah cukup',
    summary: 'Pembimbing industri tidak menghitung jumlah proyek. Mereka membaca cerita di baliknya.',
    html: `<p>Setiap tahun saya membaca ratusan portofolio siswa. Yang paling diingat pembimbing bukan yang berisi dua belas proyek, melainkan yang berisi tiga proyek dengan cerita yang jelas.</p>
<h2>Tiga proyek yang saling melengkapi</h2>
<ol>
<li><strong>Proyek tuntas.</strong> Kecil, tetapi dipakai orang lain. Misalnya situs kantin.</li>
<li><strong>Proyek sulit.</strong> Boleh belum selesai, asalkan Anda bisa menjelaskan kesulitannya.</li>
<li><strong>Proyek tim.</strong> Tunjukkan bagian Anda dan cara tim bekerja.</li>
</ol>
<h2>Isi setiap halaman proyek</h2>
<table>
<thead><tr><th>Bagian</th><th>Panjang</th></tr></thead>
<tbody>
<tr><td>Untuk siapa dan masalah apa</td><td>2 kalimat</td></tr>
<tr><td>Tangkapan layar atau foto alat</td><td>2 gambar</td></tr>
<tr><td>Keputusan tersulit</td><td>1 paragraf</td></tr>
<tr><td>Yang akan diperbaiki</td><td>3 butir</td></tr>
<tr><td>Tautan kode</td><td>1</td></tr>
</tbody>
</table>
<h2>Kesalahan yang sering terjadi</h2>
<p>Menyalin proyek dari video lalu mengaku membuat sendiri. Pembimbing cukup bertanya "mengapa memakai cara ini?" dan semuanya terbuka. Menyebut sumber justru menambah kepercayaan: tulis apa yang Anda pelajari dan apa yang Anda ubah.</p>
<h2>Mulai malam ini</h2>
<p>Pilih satu proyek lama, tulis dua kalimat tentang penggunanya, dan ambil satu tangkapan layar. Besok tambahkan satu paragraf. Dalam seminggu, halaman pertama Anda selesai.</p>`,
    cover: { scene: 'interview', seed: 3316, alt: 'Siswa menunjukkan portofolio' },
    category: 'menuju-industri',
    tags: ['portofolio', 'pkl'],
    authors: ['laila-nasution'],
    publishedDaysAgo: 58,
  },
  {
    kind: 'blog',
    slug: 'menggambar-topologi-di-kertas',
    title: 'Mengapa saya melarang simulator pada hari pertama',
    summary: 'Kertas, pensil, dan denah sekolah mengajarkan jaringan lebih cepat daripada perangkat lunak.',
    html: `<p>Pada hari pertama kelas jaringan, saya meminta siswa menutup laptop. Mereka mengeluh. Lalu saya membagikan denah sekolah dan pensil.</p>
<h2>Berjalan dulu</h2>
<p>Siswa berkeliling, menghitung langkah antarruang, dan mencatat letak stopkontak. Mereka menemukan hal yang tidak tampak di simulator: tembok setebal tiga puluh sentimeter, atap seng yang memantulkan sinyal, dan ruang guru yang tidak punya colokan tersisa.</p>
<h2>Menggambar kemudian</h2>
<ol>
<li>Tandai tempat perangkat utama. Cari ruang yang sejuk dan terkunci.</li>
<li>Tarik garis kabel mengikuti dinding, bukan garis lurus.</li>
<li>Hitung panjangnya. Kabel tembaga dibatasi seratus meter.</li>
<li>Tulis jumlah perangkat di setiap ruang.</li>
</ol>
<p>Setelah gambar selesai, barulah alamat IP dibagi. Pembagiannya terasa masuk akal, karena siswa tahu siapa yang akan memakainya.</p>
<h2>Simulator pada hari ketiga</h2>
<p>Ketika akhirnya membuka simulator, mereka tidak lagi bingung mencari ikon. Mereka hanya memindahkan gambar yang sudah dipahami. Kesalahan yang tersisa tinggal salah ketik.</p>
<h2>Yang paling diingat</h2>
<p>Di akhir semester saya bertanya, pelajaran mana yang paling membekas. Jawaban terbanyak bukan subnet, melainkan berjalan keliling sekolah dengan pensil di telinga.</p>`,
    cover: { scene: 'map', seed: 3317, alt: 'Denah dengan garis jaringan' },
    category: 'cerita-bengkel',
    tags: ['jaringan', 'tkj'],
    authors: ['ikbal-tahir'],
    publishedDaysAgo: 75,
  },
]
