import type { DemoProgram } from '../../demo.types.ts'

export const programs: DemoProgram[] = [
  {
    slug: 'jalur-pengembang-web',
    name: 'Jalur Pengembang Web',
    kind: 'Alur belajar',
    summary: 'Satu tahun ajaran dari HTML pertama sampai aplikasi Laravel yang dipakai sekolah.',
    html: `<p>Jalur ini disusun mengikuti kalender sekolah. Semester ganjil untuk dasar web dan JavaScript, semester genap untuk Git, Laravel, dan proyek bersama.</p>
<h2>Susunan</h2>
<ol>
<li>Web Dasar, belajar mandiri selama enam pekan.</li>
<li>Git dan Kerja Tim, empat pertemuan.</li>
<li>JavaScript Asinkron, belajar mandiri.</li>
<li>Bootcamp Laravel, delapan pekan.</li>
</ol>
<h2>Untuk sekolah</h2>
<p>Guru pendamping mendapat akses laporan kemajuan, bank soal, dan panduan penilaian yang selaras dengan konsentrasi keahlian RPL. Sekolah dengan lebih dari dua puluh peserta memperoleh potongan 30 persen untuk kelas berbayar.</p>`,
    cover: { scene: 'code-editor', seed: 3401, alt: 'Editor kode di laboratorium' },
    partners: ['CV Kode Nagari', 'Forum Guru RPL Nusantara'],
    classes: ['web-dasar', 'git-dan-kerja-tim', 'javascript-asinkron', 'bootcamp-laravel'],
    startsInDays: -60,
    endsInDays: 210,
  },
  {
    slug: 'laboratorium-sekolah',
    name: 'Laboratorium Sekolah',
    kind: 'Program sekolah',
    summary: 'Jaringan, perangkat, dan IoT untuk siswa TKJ dan elektronika, dikerjakan di sekolah sendiri.',
    html: `<p>Laboratorium Sekolah menjadikan bangunan sekolah sebagai bahan belajar. Siswa merancang jaringan, memasang sensor, dan mendokumentasikan semuanya untuk adik kelas.</p>
<h2>Hasil yang ditinggalkan</h2>
<ul>
<li>Peta jaringan dan daftar perangkat yang mutakhir.</li>
<li>Satu alat IoT yang berfungsi, misalnya penyiram kebun.</li>
<li>Panduan perawatan untuk teknisi sekolah.</li>
</ul>
<p>Sekolah menyediakan satu guru pendamping dan ruang kerja. Komponen dasar dipinjamkan selama satu semester.</p>`,
    cover: { scene: 'robot-arm', seed: 3402, alt: 'Lengan robot di bengkel sekolah' },
    partners: ['PT Arus Bahari Elektronika', 'Bengkel Elektronika Cikapundung'],
    classes: ['jaringan-sekolah', 'bootcamp-iot-kebun', 'python-dari-nol'],
    startsInDays: 30,
    endsInDays: 160,
  },
  {
    slug: 'dari-kelas-ke-industri',
    name: 'Dari Kelas ke Industri',
    kind: 'Program karier',
    summary: 'Menyiapkan siswa kelas XI dan XII untuk PKL, uji kompetensi, dan pekerjaan pertama.',
    html: `<p>Program ini menyambungkan proyek kelas dengan kebutuhan mitra industri. Siswa menyusun portofolio, mengikuti simulasi wawancara, dan bertemu pembimbing lapangan sebelum PKL dimulai.</p>
<h2>Tahapan</h2>
<ol>
<li>Memetakan keterampilan dan memilih satu proyek unggulan.</li>
<li>Menulis studi kasus dan menata repositori.</li>
<li>Simulasi wawancara dengan dua pewawancara.</li>
<li>Persiapan uji kompetensi keahlian.</li>
</ol>
<p>Angkatan terakhir menempatkan 118 siswa di 37 tempat praktik dari Batam sampai Jayapura.</p>`,
    cover: { scene: 'interview', seed: 3403, alt: 'Siswa berlatih wawancara' },
    partners: ['CV Kode Nagari', 'PT Lintas Pulau Digital', 'Koperasi Teknologi Tabanan'],
    classes: ['siap-pkl', 'persiapan-ukk-rpl', 'git-dan-kerja-tim'],
    startsInDays: -150,
    endsInDays: -10,
  },
]
