import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

/** Classes under way, finished or put off, and the paid self-paced course. */
export const otherClasses: DemoClass[] = [
  {
    code: 'SMK-204',
    slug: 'jaringan-sekolah',
    name: 'Membangun Jaringan Sekolah',
    summary: 'Kelas campuran TKJ: merancang alamat, memasang kabel, dan mengamankan jaringan laboratorium.',
    html: `<p>Peserta merancang ulang jaringan satu sekolah sungguhan, mulai dari denah ruang sampai dokumentasi akhir. Pertemuan teori dilakukan daring, sedangkan pemasangan dikerjakan di laboratorium mitra di Parepare.</p>`,
    cover: { scene: 'server-room', seed: 3207, alt: 'Rak server dan kabel jaringan' },
    type: 'hybrid',
    level: 'intermediate',
    category: 'jaringan',
    tags: ['jaringan', 'tkj', 'ip'],
    competencies: ['Perancangan jaringan', 'Pengalamatan IP', 'Keamanan dasar'],
    outcomes: ['Membagi alamat IP menurut kebutuhan ruang', 'Mendokumentasikan topologi'],
    prerequisites: ['Mengenal perangkat jaringan dasar'],
    audience: ['Siswa TKJ', 'Teknisi sekolah'],
    durationMinutes: 960,
    price: 300000,
    certificate: true,
    instructors: [
      { person: 'ikbal-tahir', role: 'lead' },
      { person: 'hendra-tanuwijaya', role: 'assistant' },
    ],
    rating: { average: 4.7, count: 83 },
    modules: [
      {
        slug: 'alamat',
        title: 'Pengalamatan',
        chapters: [
          {
            slug: 'membagi-alamat',
            title: 'Membagi alamat IP',
            minutes: 90,
            isPreview: true,
            html: `<p>Sekolah memiliki jaringan 192.168.10.0/24, yaitu 256 alamat. Kita membaginya menjadi empat bagian sama besar dengan awalan /26.</p>
<table><thead><tr><th>Ruang</th><th>Jaringan</th><th>Alamat perangkat</th></tr></thead>
<tbody><tr><td>Lab 1</td><td>192.168.10.0/26</td><td>.1 sampai .62</td></tr>
<tr><td>Lab 2</td><td>192.168.10.64/26</td><td>.65 sampai .126</td></tr>
<tr><td>Guru</td><td>192.168.10.128/26</td><td>.129 sampai .190</td></tr>
<tr><td>Tamu</td><td>192.168.10.192/26</td><td>.193 sampai .254</td></tr></tbody></table>
<p>Setiap bagian memuat 64 alamat. Dua di antaranya dipakai sebagai alamat jaringan dan siaran, sehingga tersisa 62 untuk perangkat.</p>`,
          },
          {
            slug: 'memeriksa-sambungan',
            title: 'Memeriksa sambungan',
            minutes: 90,
            html: `<p>Saat jaringan bermasalah, periksa dari lapisan terbawah: kabel, lampu porta, alamat IP, gerbang, lalu nama domain. Urutan ini mencegah Anda mengganti pengaturan yang sebenarnya benar.</p>
${code(
  'bash',
  `ip address show
ping -c 4 192.168.10.1
ping -c 4 8.8.8.8
nslookup sekolah.example`,
)}
<p>Bila gerbang menjawab tetapi alamat luar tidak, masalahnya ada di sambungan internet. Bila alamat luar menjawab tetapi nama tidak, periksa pengaturan DNS. Catat hasilnya pada lembar gangguan.</p>`,
          },
        ],
      },
      {
        slug: 'keamanan',
        title: 'Keamanan',
        chapters: [
          {
            slug: 'memisahkan-tamu',
            title: 'Memisahkan jaringan tamu',
            minutes: 90,
            html: `<p>Ponsel tamu tidak perlu menjangkau komputer tata usaha. Pisahkan keduanya dengan VLAN dan batasi lalu lintas di antara keduanya. Jaringan tamu cukup mendapat akses internet dengan batas kecepatan yang wajar.</p>
<p>Ganti kata sandi bawaan semua perangkat dan simpan di pengelola kata sandi sekolah, bukan di kertas yang ditempel pada router. Perbarui perangkat lunak setiap semester dan catat tanggalnya di dokumen jaringan.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-204-B2',
        name: 'Batch 2',
        startsInDays: -20,
        endsInDays: 36,
        registrationOpensInDays: -64,
        registrationClosesInDays: -24,
        mode: 'hybrid',
        venue: 'Laboratorium TKJ Bumi Harapan',
        city: 'Parepare',
        capacity: 21,
        price: 0,
        waitlist: true,
        joinMode: 'approval',
      },
    ],
  },
  {
    code: 'SMK-205',
    slug: 'persiapan-ukk-rpl',
    name: 'Persiapan Uji Kompetensi Keahlian RPL',
    summary:
      'Latihan terarah menghadapi UKK: membaca soal, mengatur waktu, dan menjelaskan hasil kepada penguji.',
    html: `<p>Banyak siswa mampu membuat program, tetapi kehabisan waktu saat ujian. Kelas ini melatih tiga keterampilan yang jarang diajarkan: membaca soal dengan teliti, membagi waktu, dan menjelaskan pekerjaan kepada penguji.</p>`,
    cover: { scene: 'computer-lab', seed: 3208, alt: 'Siswa mengikuti uji kompetensi' },
    type: 'live',
    level: 'intermediate',
    category: 'karier',
    tags: ['ukk', 'rpl', 'ujian'],
    competencies: ['Manajemen waktu', 'Presentasi teknis'],
    outcomes: [
      'Menyelesaikan satu simulasi dalam delapan jam',
      'Menjelaskan rancangan basis data dengan lancar',
    ],
    prerequisites: ['Siswa kelas XII'],
    audience: ['Siswa RPL kelas XII'],
    durationMinutes: 600,
    price: 100000,
    certificate: true,
    instructors: [
      { person: 'sumarni', role: 'lead' },
      { person: 'zulfikar-piliang', role: 'mentor' },
    ],
    rating: { average: 4.8, count: 312 },
    modules: [
      {
        slug: 'simulasi',
        title: 'Simulasi',
        chapters: [
          {
            slug: 'membaca-soal',
            title: 'Membaca soal',
            minutes: 60,
            isPreview: true,
            html: `<p>Lima belas menit pertama dipakai untuk membaca, bukan mengetik. Garis bawahi kata kerja dan jumlah: "menampilkan", "menghitung", "sekurangnya tiga". Salin menjadi daftar periksa, lalu beri bobot menurut nilainya.</p>
<p>Dari latihan sebelumnya, kesalahan tersering adalah mengerjakan fitur yang tidak diminta. Tampilan indah tanpa laporan yang diminta tetap kehilangan nilai. Daftar periksa menjaga Anda di jalur yang benar.</p>
<p>Latihannya memakai tiga soal dari tahun sebelumnya.</p>`,
          },
          {
            slug: 'membagi-waktu',
            title: 'Membagi waktu',
            minutes: 60,
            html: `<p>Untuk ujian delapan jam, kami menyarankan pembagian berikut.</p>
<table><thead><tr><th>Bagian</th><th>Waktu</th></tr></thead>
<tbody><tr><td>Membaca dan merancang</td><td>1 jam</td></tr>
<tr><td>Basis data dan data contoh</td><td>1 jam</td></tr>
<tr><td>Fitur utama</td><td>4 jam</td></tr>
<tr><td>Laporan dan tampilan</td><td>1 jam</td></tr>
<tr><td>Menguji dan berlatih menjelaskan</td><td>1 jam</td></tr></tbody></table>
<p>Simpan pekerjaan setiap tiga puluh menit ke dua tempat. Bila satu fitur macet lebih dari dua puluh menit, tinggalkan dulu dan kerjakan bagian lain. Fitur yang setengah jadi tetapi berjalan lebih bernilai daripada fitur sempurna yang galat.</p>`,
          },
          {
            slug: 'menjelaskan-kepada-penguji',
            title: 'Menjelaskan kepada penguji',
            minutes: 60,
            html: `<p>Penguji ingin tahu apakah Anda memahami pekerjaan sendiri. Mulailah dengan kalimat tentang kegunaan aplikasi, tunjukkan satu alur dari awal sampai akhir, lalu buka rancangan basis datanya.</p>
<p>Bila ditanya hal yang belum dikerjakan, jawab dengan jujur dan jelaskan cara Anda akan mengerjakannya. Berlatihlah menjelaskan kepada teman dari jurusan lain. Bila ia mengerti, penguji pun akan mengerti.</p>
<p>Setiap peserta berlatih dua kali di depan mentor.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-205-B3',
        name: 'Batch 3',
        startsInDays: -95,
        endsInDays: -60,
        registrationOpensInDays: -130,
        registrationClosesInDays: -99,
        mode: 'online',
        capacity: 120,
      },
    ],
  },
  {
    code: 'SMK-206',
    slug: 'bootcamp-iot-kebun',
    name: 'Bootcamp IoT: Kebun Pintar Sekolah',
    summary: 'Lima hari tatap muka merakit alat penyiram otomatis dengan sensor kelembapan tanah.',
    html: `<p>Peserta berkelompok merakit alat yang membaca kelembapan tanah, menyalakan pompa, dan mengirim data ke dasbor. Semua komponen disediakan dan boleh dibawa pulang ke sekolah.</p>
<p>Jadwal ditunda karena pengiriman komponen terlambat. Tanggal baru diumumkan paling lambat dua pekan sebelum kegiatan.</p>`,
    cover: { scene: 'planting', seed: 3209, alt: 'Bibit tanaman dengan sensor' },
    type: 'bootcamp',
    level: 'beginner',
    category: 'iot',
    tags: ['iot', 'mikrokontroler', 'sensor'],
    competencies: ['Perakitan perangkat', 'Pemrograman mikrokontroler'],
    outcomes: ['Membaca nilai sensor analog', 'Mengendalikan pompa lewat relai dengan aman'],
    prerequisites: ['Mengenal dasar listrik searah'],
    audience: ['Siswa TKJ, elektronika, dan pertanian', 'Guru produktif'],
    durationMinutes: 1800,
    price: 900000,
    certificate: true,
    instructors: [
      { person: 'hendra-tanuwijaya', role: 'lead' },
      { person: 'silvana-rumbiak', role: 'mentor' },
    ],
    modules: [
      {
        slug: 'sensor',
        title: 'Sensor dan pompa',
        chapters: [
          {
            slug: 'membaca-sensor',
            title: 'Membaca sensor',
            minutes: 120,
            isPreview: true,
            html: `<p>Sensor kelembapan menghasilkan tegangan yang dibaca sebagai bilangan. Angka mentah berbeda untuk tiap sensor, jadi langkah pertama adalah kalibrasi: catat nilai di udara kering dan di dalam air.</p>
${code(
  'python',
  `KERING = 52000
BASAH = 21000

def persen(mentah):
    nilai = (KERING - mentah) * 100 / (KERING - BASAH)
    return max(0, min(100, round(nilai)))

print(persen(36500))`,
)}
<p>Hasilnya 50. Fungsi ini berjalan di MicroPython maupun di komputer, sehingga dapat diuji sebelum alat dirakit.</p>`,
          },
          {
            slug: 'menyalakan-pompa',
            title: 'Menyalakan pompa',
            minutes: 120,
            html: `<p>Pompa tidak boleh dihubungkan langsung ke kaki mikrokontroler karena arusnya terlalu besar. Kita memakai modul relai dan catu daya terpisah, dengan jalur tanah yang disatukan.</p>
<p>Program menyalakan pompa saat kelembapan di bawah 35 persen dan mematikannya di atas 55 persen. Dua ambang yang berbeda mencegah pompa menyala dan mati berulang-ulang. Batas waktu dua menit dipasang sebagai pengaman bila sensor rusak.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-206-B1',
        name: 'Batch 1',
        startsInDays: 17,
        endsInDays: 21,
        registrationOpensInDays: -60,
        registrationClosesInDays: 9,
        mode: 'offline',
        venue: 'Bengkel Elektronika Cikapundung',
        city: 'Bandung',
        capacity: 24,
        status: 'postponed',
      },
    ],
  },
  {
    code: 'SMK-103',
    slug: 'javascript-asinkron',
    name: 'JavaScript Asinkron',
    summary: 'Memahami janji, menunggu data dari server, dan menangani kegagalan dengan anggun.',
    html: `<p>Aplikasi sungguhan selalu menunggu: jawaban server, berkas, atau pengguna. Kursus lanjutan ini membahas cara menunggu tanpa membekukan halaman.</p>`,
    cover: { scene: 'laptop-desk', seed: 3210, alt: 'Laptop dengan kode JavaScript' },
    type: 'self_paced',
    level: 'advanced',
    premium: true,
    category: 'web',
    tags: ['javascript', 'asinkron', 'fetch'],
    competencies: ['JavaScript lanjutan'],
    outcomes: ['Mengambil data dengan fetch', 'Menangani kegagalan dan pembatalan'],
    prerequisites: ['Menyelesaikan Web Dasar'],
    audience: ['Siswa kelas XI dan XII', 'Pengembang pemula'],
    durationMinutes: 200,
    price: 99000,
    compareAtPrice: 149000,
    certificate: true,
    instructors: [{ person: 'bagas-prakoso', role: 'lead' }],
    rating: { average: 4.7, count: 188 },
    modules: [
      {
        slug: 'menunggu',
        title: 'Menunggu',
        chapters: [
          {
            slug: 'janji',
            title: 'Janji',
            minutes: 35,
            isPreview: true,
            html: `<p>Objek <code>Promise</code> mewakili hasil yang belum ada. Nanti ia akan terpenuhi atau gagal. Dengan <code>await</code>, kode asinkron terbaca seperti kode biasa.</p>
${code(
  'javascript',
  `const tunda = ms => new Promise(selesai => setTimeout(selesai, ms))

async function sapa() {
  console.log('Menunggu...')
  await tunda(1000)
  console.log('Selesai.')
}

sapa()
console.log('Baris ini lebih dulu.')`,
)}
<p>Urutan keluarannya: Menunggu, Baris ini lebih dulu, lalu Selesai. Fungsi <code>sapa</code> berhenti sejenak, sedangkan program lain tetap berjalan.</p>`,
          },
          {
            slug: 'mengambil-data',
            title: 'Mengambil data',
            minutes: 40,
            html: `<p>Fungsi <code>fetch</code> hanya gagal bila jaringan bermasalah. Jawaban 404 atau 500 tetap dianggap berhasil, jadi statusnya harus diperiksa sendiri.</p>
${code(
  'javascript',
  `async function ambilJadwal(kelas) {
  const jawaban = await fetch('/api/jadwal?kelas=' + encodeURIComponent(kelas))
  if (!jawaban.ok) {
    throw new Error('Jadwal tidak bisa dimuat (' + jawaban.status + ')')
  }
  return jawaban.json()
}`,
)}
<p>Nama kelas dibungkus dengan <code>encodeURIComponent</code> karena mengandung spasi. Pemanggil menangani kegagalannya dengan <code>try</code> dan <code>catch</code>, lalu menampilkan pesan yang menolong.</p>`,
          },
        ],
      },
      {
        slug: 'bersamaan',
        title: 'Bekerja bersamaan',
        chapters: [
          {
            slug: 'menunggu-bersama',
            title: 'Menunggu beberapa hal',
            minutes: 35,
            html: `<p>Bila dua permintaan tidak saling bergantung, jalankan bersamaan. Menunggu satu per satu membuang waktu.</p>
${code(
  'javascript',
  `const [jadwal, nilai] = await Promise.all([
  ambilJadwal('XI RPL 1'),
  ambilNilai('XI RPL 1'),
])`,
)}
<p>Bila masing-masing perlu satu detik, keduanya selesai dalam kira-kira satu detik, bukan dua. Namun, <code>Promise.all</code> gagal bila salah satunya gagal. Gunakan <code>Promise.allSettled</code> bila hasil yang berhasil tetap ingin ditampilkan.</p>
<p>Cobalah keduanya dan bandingkan waktunya.</p>`,
          },
          {
            slug: 'membatalkan',
            title: 'Membatalkan permintaan',
            minutes: 30,
            html: `<p>Saat pengguna mengetik cepat di kolom pencarian, jawaban lama bisa datang setelah jawaban baru. Batalkan permintaan sebelumnya setiap kali ada yang baru.</p>
${code(
  'javascript',
  `let pembatal

async function cari(kata) {
  pembatal?.abort()
  pembatal = new AbortController()
  const alamat = '/api/cari?q=' + encodeURIComponent(kata)
  const jawaban = await fetch(alamat, { signal: pembatal.signal })
  return jawaban.json()
}`,
)}
<p>Permintaan yang dibatalkan memunculkan <code>AbortError</code>. Abaikan kesalahan itu secara khusus, sebab pembatalan memang disengaja.</p>`,
          },
        ],
      },
    ],
    classrooms: [],
  },
]
