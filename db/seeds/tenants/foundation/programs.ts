import type { DemoProgram } from '../../demo.types.ts'

export const programs: DemoProgram[] = [
  {
    slug: 'guru-tangguh-desa',
    name: 'Guru Tangguh Desa',
    kind: 'Pelatihan guru',
    summary: 'Pendampingan dua tahun bagi guru di sekolah kecil dan terpencil.',
    html: `<p>Guru di desa terpencil sering mengajar sendirian, jauh dari pelatihan dan rekan sejawat. Program ini menggabungkan kelas daring, praktik tatap muka, dan kunjungan mentor selama dua tahun supaya perubahan sungguh sampai ke kelas.</p>
<h2>Yang diterima peserta</h2>
<ul><li>Enam kelas bersertifikat tanpa biaya.</li><li>Kunjungan mentor sekali setiap semester.</li><li>Paket media ajar dan tiga puluh buku berjenjang untuk kelasnya.</li><li>Pengganti transpor lokal bagi guru honorer.</li></ul>
<h2>Cara bergabung</h2>
<p>Kepala sekolah mendaftarkan minimal dua guru dari sekolah yang sama. Pendaftaran dimulai dengan mengikuti kelas <a href="/Class/mengajar-kelas-rangkap">Mengajar Kelas Rangkap</a> atau <a href="/Class/numerasi-kelas-awal">Numerasi di Kelas Awal</a>.</p>`,
    cover: { scene: 'teacher-board', seed: 1301, alt: 'Guru mengajar di ruang kelas sederhana' },
    partners: ['Koperasi Guru Bina Mandiri', 'Lembaga Riset Pendidikan Cakrawala', 'Yayasan Pelangi Timur'],
    classes: [
      'mengajar-kelas-rangkap',
      'numerasi-kelas-awal',
      'media-ajar-dari-bahan-sekitar',
      'mengelola-dana-sekolah-kecil',
    ],
    startsInDays: -210,
    endsInDays: 520,
  },
  {
    slug: 'seribu-pojok-baca',
    name: 'Seribu Pojok Baca',
    kind: 'Literasi',
    summary: 'Membangun dan menghidupkan pojok baca di sekolah, teras rumah, dan balai desa.',
    html: `<p>Seribu Pojok Baca dimulai dari satu teras di Cianjur dan kini menjangkau 412 tempat di sebelas provinsi. Setiap pojok baca mendapat buku berjenjang, pelatihan pengelola, dan tukar buku antardesa dua kali setahun.</p>
<h2>Tahapan</h2>
<ol><li>Warga mengajukan tempat dan dua orang pengelola.</li><li>Pengelola menyelesaikan kursus <a href="/Courses/mengelola-pojok-baca-sekolah">Mengelola Pojok Baca Sekolah</a>.</li><li>Yayasan mengirim 150 buku pertama dan alat tulis.</li><li>Fasilitator berkunjung pada bulan ketiga dan kesembilan.</li></ol>
<p>Pojok baca yang tetap buka setelah satu tahun memperoleh kiriman buku kedua yang dipilih oleh anak-anak.</p>`,
    cover: { scene: 'library', seed: 1302, alt: 'Pojok baca di teras rumah warga' },
    partners: ['Penerbit Kunang-Kunang', 'Ekspedisi Lintas Pulau', 'Karang Taruna Sukamaju'],
    classes: ['mengelola-pojok-baca-sekolah', 'mengajar-membaca-permulaan', 'bootcamp-fasilitator-literasi'],
    startsInDays: -380,
    endsInDays: 350,
  },
  {
    slug: 'beasiswa-tunas',
    name: 'Beasiswa Tunas',
    kind: 'Beasiswa',
    summary: 'Beasiswa kuliah keguruan bagi anak desa yang ingin kembali mengajar di daerahnya.',
    html: `<p>Beasiswa Tunas menanggung uang kuliah, biaya hidup, dan satu kali perjalanan pulang setiap tahun bagi mahasiswa keguruan dari desa terpencil. Penerima didampingi mentor dan mengajar di sekolah binaan selama liburan.</p>
<h2>Siapa yang dapat melamar</h2>
<ul><li>Siswa kelas dua belas atau lulusan maksimal satu tahun.</li><li>Berasal dari keluarga dengan penghasilan terbatas.</li><li>Bersedia mengajar di daerah asal paling sedikit dua tahun setelah lulus.</li></ul>
<p>Persiapkan berkas Anda melalui webinar <a href="/Class/menyusun-berkas-beasiswa">Menyusun Berkas Beasiswa</a>. Jadwal seleksi berikutnya diumumkan di halaman <a href="/News">berita</a>.</p>`,
    cover: { scene: 'graduation', seed: 1303, alt: 'Mahasiswa penerima beasiswa mengenakan toga' },
    partners: ['Ikatan Alumni Tunas', 'Dana Abadi Rumah Ilmu'],
    classes: ['menyusun-berkas-beasiswa'],
    startsInDays: 40,
    endsInDays: 405,
  },
  {
    slug: 'sekolah-aman-dan-sehat',
    name: 'Sekolah Aman dan Sehat',
    kind: 'Perlindungan anak',
    summary: 'Air bersih, toilet layak, dan lingkungan yang melindungi anak di sekolah desa.',
    html: `<p>Anak tidak dapat belajar bila sakit, haus, atau takut. Program ini membantu sekolah memperbaiki sarana air, menyusun aturan perlindungan anak, dan melatih guru memberikan dukungan psikologis awal.</p>
<p>Setiap sekolah membentuk tim kecil yang terdiri atas guru, orang tua, dan dua anak. Tim inilah yang memutuskan perbaikan mana yang didahulukan dan memeriksa hasilnya.</p>
<h2>Kelas dalam program ini</h2>
<ul><li><a href="/Class/sekolah-sehat-air-dan-sanitasi">Sekolah Sehat: Air dan Sanitasi</a></li><li><a href="/Class/dukungan-psikologis-awal-untuk-anak">Dukungan Psikologis Awal untuk Anak</a></li></ul>`,
    cover: { scene: 'clean-water', seed: 1304, alt: 'Keran air bersih di halaman sekolah' },
    partners: ['Perkumpulan Mata Air Timur', 'Puskesmas Mitra Sehat'],
    classes: ['sekolah-sehat-air-dan-sanitasi', 'dukungan-psikologis-awal-untuk-anak'],
    startsInDays: -95,
    endsInDays: 270,
  },
]
