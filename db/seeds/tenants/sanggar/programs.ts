import type { DemoProgram } from '../../demo.types.ts'

export const programs: DemoProgram[] = [
  {
    slug: 'pesilat',
    name: 'Pesilat',
    kind: 'Program berjenjang',
    summary:
      'Lima sabuk kemahiran bagi pengajar dan pengelola akademi digital. Naik sabuk dengan bukti, bukan dengan lama waktu.',
    html: `<p>Pesilat meminjam cara belajar dari gelanggang: setiap orang mulai dari sabuk putih, berlatih di bawah bimbingan, lalu diuji di depan penguji. Yang dinilai adalah pekerjaan nyata di akademi Anda sendiri.</p>
<h2>Lima sabuk</h2>
<table>
<thead><tr><th>Sabuk</th><th>Kemahiran</th><th>Bukti</th></tr></thead>
<tbody>
<tr><td>Putih</td><td>Membuka kelas</td><td>Satu halaman kelas terbit dengan lima peserta</td></tr>
<tr><td>Kuning</td><td>Menulis materi</td><td>Satu kursus mandiri yang diuji tiga orang</td></tr>
<tr><td>Hijau</td><td>Memandu angkatan</td><td>Satu angkatan selesai dengan laporan singkat</td></tr>
<tr><td>Biru</td><td>Menilai dengan adil</td><td>Bank soal dan rubrik yang dipakai rekan</td></tr>
<tr><td>Hitam</td><td>Mendampingi</td><td>Dua pengajar dampingan naik sabuk</td></tr>
</tbody>
</table>
<h2>Cara mengikuti</h2>
<ol>
<li>Daftar dan lengkapi profil pengajar.</li>
<li>Ikuti kelas yang disarankan untuk sabuk Anda.</li>
<li>Kumpulkan bukti. Dua penguji menilainya dalam tujuh hari kerja.</li>
<li>Bila belum lulus, perbaiki sesuai umpan balik dan ajukan kembali.</li>
</ol>
<p>Papan peringkat menampilkan sabuk dan jumlah pengajar yang didampingi, bukan jumlah jam di depan layar.</p>`,
    cover: { scene: 'medal', seed: 1401, alt: 'Medali dan sabuk lima warna' },
    partners: ['Ikatan Pengajar Mandiri Nusantara', 'Forum Guru Vokasi Timur'],
    classes: [
      'membuka-akademi-daring',
      'merancang-kursus',
      'menyusun-bank-soal',
      'lokakarya-pengajar-digital',
      'penilaian-dan-sertifikat',
    ],
    startsInDays: -40,
    endsInDays: 140,
  },
  {
    slug: 'akademi-perdana',
    name: 'Akademi Perdana',
    kind: 'Pendampingan',
    summary: 'Pendampingan tiga bulan bagi lembaga kursus yang membuka kelas daring untuk pertama kali.',
    html: `<p>Akademi Perdana ditujukan bagi lembaga kursus, PKBM, dan komunitas yang sudah mengajar secara tatap muka dan ingin menjangkau peserta dari daerah lain.</p>
<h2>Yang Anda terima</h2>
<ul>
<li>Satu pendamping tetap yang menemui Anda setiap pekan.</li>
<li>Bantuan memindahkan data peserta dan materi lama.</li>
<li>Tempat di Bootcamp Pengelola Akademi untuk dua orang.</li>
<li>Tinjauan halaman depan dan halaman kelas sebelum diterbitkan.</li>
</ul>
<h2>Yang kami minta</h2>
<p>Satu penanggung jawab yang dapat meluangkan enam jam sepekan, dan kesediaan membagikan pelajaran kepada lembaga lain di akhir program. Lembaga dari luar Jawa mendapat prioritas.</p>`,
    cover: { scene: 'planting', seed: 1402, alt: 'Bibit yang baru ditanam' },
    partners: ['Yayasan Tunas Belajar', 'Jejaring Lembaga Kursus Sumatra'],
    classes: ['membuka-akademi-daring', 'bootcamp-pengelola-akademi', 'bedah-halaman-depan'],
    startsInDays: 20,
    endsInDays: 112,
  },
  {
    slug: 'guru-koding',
    name: 'Guru Koding',
    kind: 'Peningkatan kapasitas',
    summary: 'Membekali guru informatika dan RPL agar mampu menyusun latihan kode di studio koding.',
    html: `<p>Guru Koding adalah program satu semester untuk guru yang mengajar pemrograman di SMP, SMA, dan SMK. Peserta menyusun paket latihan yang dapat dipakai bersama oleh sekolah lain.</p>
<h2>Tahapan</h2>
<ol>
<li>Belajar anatomi latihan dan kasus uji.</li>
<li>Menulis sepuluh latihan untuk satu kompetensi.</li>
<li>Menguji latihan di kelas sendiri.</li>
<li>Meninjau latihan rekan dari sekolah lain.</li>
</ol>
<p>Paket yang lolos tinjauan dimasukkan ke perpustakaan latihan bersama dengan nama penyusunnya.</p>`,
    cover: { scene: 'computer-lab', seed: 1403, alt: 'Guru di laboratorium komputer' },
    partners: ['Forum Guru Vokasi Timur'],
    classes: ['mengajar-dengan-studio-koding', 'menyusun-bank-soal'],
    startsInDays: -110,
    endsInDays: -6,
  },
]
