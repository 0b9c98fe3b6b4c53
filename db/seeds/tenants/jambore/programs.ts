import type { DemoProgram } from '../../demo.types.ts'

export const programs: DemoProgram[] = [
  {
    slug: 'jambore-utama',
    name: 'Jambore Utama Pangalengan',
    kind: 'Jambore',
    summary: 'Empat hari berkemah, berkarya, dan berteman bagi 2.400 anak dari seluruh Indonesia.',
    html: `<p>Jambore Utama adalah puncak kegiatan tahunan Jambore Nusantara. Sebanyak 300 regu berkemah bersama di Pangalengan, mengikuti lokakarya pilihan, menjelajah kebun teh dan hutan, lalu menutupnya dengan festival.</p>
<h2>Siapa yang dapat ikut</h2>
<p>Regu berisi delapan anak usia sepuluh sampai tujuh belas tahun dengan dua pembina dewasa. Sekolah, komunitas, dan karang taruna boleh mendaftar.</p>
<h2>Bekal wajib</h2>
<ul><li>Ketua regu menyelesaikan <a href="/Courses/pertolongan-pertama-di-alam">Pertolongan Pertama di Alam</a>.</li><li>Paling sedikit dua anggota menyelesaikan <a href="/Courses/navigasi-darat-untuk-pemula">Navigasi Darat untuk Pemula</a>.</li><li>Orang tua mengisi catatan kesehatan dan surat izin.</li></ul>
<p>Jadwal lengkap dan aturan keselamatan tersedia di halaman utama.</p>`,
    cover: { scene: 'tent-village', seed: 2301, alt: 'Ratusan tenda di kaki perbukitan teh' },
    partners: ['Koperasi Teh Lereng Malabar', 'Radio Komunitas Pasundan', 'Perkumpulan Medis Lapangan'],
    classes: [
      'pertolongan-pertama-di-alam',
      'navigasi-darat-untuk-pemula',
      'kriya-bambu',
      'memasak-di-alam',
      'astronomi-mata-telanjang',
    ],
    startsInDays: 62,
    endsInDays: 65,
  },
  {
    slug: 'sekolah-alam-akhir-pekan',
    name: 'Sekolah Alam Akhir Pekan',
    kind: 'Kelas luar ruang',
    summary: 'Kelas luar ruang pada Sabtu dan Minggu di delapan kota sepanjang tahun.',
    html: `<p>Tidak semua anak dapat mengikuti jambore empat hari. Sekolah Alam Akhir Pekan membawa kegiatan yang sama ke tempat yang dekat: hutan kota, tepi sungai, sawah, dan pantai.</p>
<p>Setiap kelompok berisi paling banyak sepuluh anak dengan satu pengajar dan satu pendamping. Biaya dijaga tetap terjangkau, dan seperlima kursi disediakan tanpa biaya bagi anak dari keluarga kurang mampu.</p>
<h2>Tempat kegiatan</h2>
<p>Bogor, Bandung, Magelang, Batu, Buleleng, Maros, Bukittinggi, dan Biak. Lihat jadwal terdekat pada halaman <a href="/Class">Kelas</a>.</p>`,
    cover: { scene: 'forest-trail', seed: 2302, alt: 'Anak-anak berjalan di jalur hutan' },
    partners: ['Forum Hutan Kota', 'Rumah Belajar Lereng'],
    classes: ['jelajah-hutan-dan-burung', 'fotografi-alam-dengan-ponsel', 'kriya-bambu', 'susur-sungai-aman'],
    startsInDays: -120,
    endsInDays: 240,
  },
  {
    slug: 'akademi-pembina',
    name: 'Akademi Pembina',
    kind: 'Pelatihan pembina',
    summary: 'Melatih pembina dan ketua regu agar kegiatan alam menyenangkan sekaligus aman.',
    html: `<p>Kegiatan alam yang baik bergantung pada orang yang mendampinginya. Akademi Pembina menyiapkan guru, relawan, dan remaja senior dengan tiga bekal: keselamatan, perlindungan anak, dan cara memfasilitasi.</p>
<h2>Tahapan</h2>
<ol><li>Kursus mandiri dan kuis latihan.</li><li>Kemah latihan lima hari.</li><li>Magang pada satu kegiatan dengan mentor.</li><li>Penilaian dan sertifikat yang berlaku dua tahun.</li></ol>
<p>Semua pembina jambore wajib menandatangani kode etik perlindungan anak dan memperbarui pelatihannya secara berkala.</p>`,
    cover: { scene: 'flag-ceremony', seed: 2303, alt: 'Pembina dan regu berdiri dalam upacara pagi' },
    partners: ['Ikatan Pembina Muda', 'Lembaga Lindung Anak Nusa'],
    classes: ['kemah-kepemimpinan-muda', 'pertolongan-pertama-di-alam', 'anak-berkemah-pertama-kali'],
    startsInDays: -60,
    endsInDays: 305,
  },
]
