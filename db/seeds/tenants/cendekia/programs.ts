import type { DemoProgram } from '../../demo.types.ts'

export const programs: DemoProgram[] = [
  {
    slug: 'siap-kerja',
    name: 'Siap Kerja',
    kind: 'Program karier',
    summary: 'Enam bulan belajar, portofolio, dan latihan wawancara bagi lulusan baru.',
    html: `<p>Siap Kerja menggabungkan kursus mandiri, kelas langsung, dan pendampingan karier. Setiap peserta memilih satu jalur, menyelesaikan dua proyek, dan menjalani tiga kali latihan wawancara.</p>
<h2>Tiga jalur</h2>
<ul>
<li><strong>Data:</strong> Dasar Analisis Data, lalu SQL untuk Analis.</li>
<li><strong>Pemasaran:</strong> Dasar Pemasaran Digital, lalu proyek kampanye.</li>
<li><strong>Administrasi:</strong> Admin Perkantoran Modern dan email berbahasa Inggris.</li>
</ul>
<h2>Pendampingan</h2>
<p>Setiap lima peserta didampingi satu mentor karier. Pertemuan berlangsung dua pekan sekali dan dicatat, sehingga kemajuan Anda terlihat dari bulan ke bulan.</p>
<h2>Biaya</h2>
<p>Kursus mandiri gratis. Kelas langsung dibayar sesuai harga masing-masing, dengan keringanan bagi pemegang bantuan pendidikan.</p>`,
    cover: { scene: 'graduation', seed: 2401, alt: 'Lulusan menerima sertifikat' },
    partners: ['Bursa Kerja Lintas Kota', 'PT Tirta Karsa Logistik'],
    classes: [
      'dasar-analisis-data',
      'sql-untuk-analis',
      'dasar-pemasaran-digital',
      'portofolio-tanpa-pengalaman',
    ],
    startsInDays: -30,
    endsInDays: 150,
  },
  {
    slug: 'usaha-tertata',
    name: 'Usaha Tertata',
    kind: 'Program kewirausahaan',
    summary: 'Pembukuan, pemasaran, dan data dasar untuk pemilik usaha kecil di luar kota besar.',
    html: `<p>Usaha Tertata menemani pemilik usaha kecil menata tiga hal yang paling sering tertunda: catatan uang, cara menjangkau pembeli, dan kebiasaan melihat angka.</p>
<h2>Hasil yang dituju</h2>
<ol>
<li>Laporan laba rugi tiga bulan berturut-turut.</li>
<li>Rencana konten dan satu kampanye kecil.</li>
<li>Satu keputusan usaha yang didasarkan pada data.</li>
</ol>
<p>Peserta berkumpul sebulan sekali di titik belajar terdekat. Saat ini titik belajar tersedia di Klaten, Padang, Makassar, dan Kupang.</p>`,
    cover: { scene: 'market', seed: 2402, alt: 'Pasar dengan deretan kios' },
    partners: ['Koperasi Maju Sejahtera Klaten', 'Yayasan Lentera Usaha'],
    classes: ['akuntansi-usaha-kecil', 'dasar-pemasaran-digital', 'bootcamp-konten-makassar'],
    startsInDays: 25,
    endsInDays: 145,
  },
  {
    slug: 'alih-karier-desain',
    name: 'Alih Karier Desain',
    kind: 'Program karier',
    summary: 'Jalur lengkap menuju pekerjaan pertama di bidang desain produk.',
    html: `<p>Program ini untuk Anda yang sudah bekerja di bidang lain dan ingin beralih menjadi perancang antarmuka. Jadwalnya malam dan akhir pekan, sehingga Anda tidak perlu berhenti bekerja lebih dulu.</p>
<h2>Tahapan</h2>
<ol>
<li>Webinar pengenalan dan uji minat.</li>
<li>Bootcamp UI/UX selama sepuluh pekan.</li>
<li>Pendampingan portofolio selama enam pekan.</li>
<li>Simulasi wawancara dengan dua pewawancara.</li>
</ol>`,
    cover: { scene: 'phone-app', seed: 2403, alt: 'Rancangan aplikasi di beberapa layar' },
    partners: ['Studio Lintang Selatan'],
    classes: ['bootcamp-ui-ux', 'portofolio-tanpa-pengalaman'],
    startsInDays: -170,
    endsInDays: -12,
  },
]
