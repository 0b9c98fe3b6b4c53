import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

/** Classes that can still be joined, or soon can. */
export const openClasses: DemoClass[] = [
  {
    code: 'SMK-201',
    slug: 'bootcamp-laravel',
    name: 'Bootcamp Laravel: Sistem Perpustakaan Sekolah',
    summary:
      'Delapan pekan membangun aplikasi peminjaman buku dengan Laravel, dari rancangan basis data sampai tayang.',
    html: `<p>Bootcamp ini untuk siswa kelas XI dan XII yang ingin masuk praktik kerja lapangan dengan satu proyek yang bisa dipamerkan. Anda membangun sistem peminjaman buku untuk sekolah sendiri, lengkap dengan masuk akun, pencarian, dan laporan.</p>
<p>Setiap pekan ada dua pertemuan sore, satu tinjauan kode, dan satu jam pendampingan. Guru di sekolah Anda menerima laporan kemajuan setiap dua pekan.</p>`,
    cover: { scene: 'library', seed: 3203, alt: 'Rak buku perpustakaan sekolah' },
    type: 'bootcamp',
    level: 'intermediate',
    premium: true,
    category: 'web',
    tags: ['laravel', 'php', 'basis data'],
    competencies: ['Pengembangan web sisi server', 'Perancangan basis data', 'Pengujian'],
    outcomes: [
      'Merancang skema basis data dan migrasinya',
      'Membangun fitur pinjam dan kembali dengan validasi',
      'Menerbitkan aplikasi ke server sekolah',
    ],
    prerequisites: ['Menguasai HTML dan dasar PHP', 'Laptop dengan memori sekurangnya 4 GB'],
    audience: ['Siswa RPL kelas XI dan XII', 'Guru RPL'],
    durationMinutes: 2400,
    price: 750000,
    compareAtPrice: 950000,
    certificate: true,
    instructors: [
      { person: 'zulfikar-piliang', role: 'lead' },
      { person: 'jefri-lumentut', role: 'mentor' },
    ],
    rating: { average: 4.8, count: 142 },
    modules: [
      {
        slug: 'rancangan',
        title: 'Rancangan',
        chapters: [
          {
            slug: 'skema-perpustakaan',
            title: 'Skema perpustakaan',
            minutes: 120,
            isPreview: true,
            html: `<p>Sebelum menulis kode, kita menggambar tabelnya: buku, anggota, dan peminjaman. Satu buku dapat dipinjam berkali-kali, jadi catatan peminjaman disimpan di tabel sendiri, bukan di kolom buku.</p>
${code(
  'php',
  `Schema::create('peminjaman', function (Blueprint $table) {
    $table->id();
    $table->foreignId('buku_id')->constrained('buku');
    $table->foreignId('anggota_id')->constrained('anggota');
    $table->date('jatuh_tempo');
    $table->date('dikembalikan')->nullable();
    $table->timestamps();
});`,
)}
<p>Kolom <code>dikembalikan</code> boleh kosong. Selama kosong, buku dianggap masih dipinjam. Dengan satu kolom ini, kita tidak memerlukan kolom status yang mudah tidak sinkron.</p>`,
          },
          {
            slug: 'rute-dan-kontroler',
            title: 'Rute dan controller',
            minutes: 120,
            html: `<p>Rute menghubungkan alamat dengan kode yang menanganinya. Laravel menyediakan rute sumber daya, sehingga daftar, tambah, ubah, dan hapus mengikuti pola yang sama.</p>
${code('php', `Route::resource('buku', BukuController::class)->middleware('auth');`)}
<p>Satu baris itu membuat tujuh rute. Jalankan <code>php artisan route:list</code> untuk melihat semuanya. Pada pertemuan ini Anda menulis tiga metode pertama dan memastikan pengunjung yang belum masuk dialihkan ke halaman masuk.</p>
<p>Controller dijaga tetap tipis. Aturan peminjaman diletakkan di kelas tersendiri supaya mudah diuji.</p>`,
          },
        ],
      },
      {
        slug: 'fitur',
        title: 'Fitur inti',
        chapters: [
          {
            slug: 'validasi-pinjaman',
            title: 'Validasi peminjaman',
            minutes: 120,
            html: `<p>Formulir di peramban dapat dilewati siapa saja, karena itu server selalu memeriksa ulang. Aturan ditulis sekali dan dipakai saat menyimpan.</p>
${code(
  'php',
  `$data = $request->validate([
    'buku_id' => ['required', 'exists:buku,id'],
    'anggota_id' => ['required', 'exists:anggota,id'],
    'jatuh_tempo' => ['required', 'date', 'after:today'],
]);`,
)}
<p>Setelah itu kita menambahkan aturan sekolah: satu anggota paling banyak meminjam tiga buku. Aturan ini diuji dengan dua keadaan, yaitu anggota dengan dua pinjaman dan anggota dengan tiga pinjaman.</p>`,
          },
          {
            slug: 'kueri-hemat',
            title: 'Kueri yang hemat',
            minutes: 120,
            html: `<p>Menampilkan seratus peminjaman beserta judul bukunya dapat memicu seratus satu kueri bila tidak hati-hati. Gejalanya halaman melambat ketika data bertambah. Obatnya adalah memuat hubungan sekaligus.</p>
${code(
  'php',
  `$peminjaman = Peminjaman::with(['buku', 'anggota'])
    ->whereNull('dikembalikan')
    ->orderBy('jatuh_tempo')
    ->paginate(20);`,
)}
<p>Peserta membandingkan jumlah kueri sebelum dan sesudah perubahan dengan bilah debug. Angkanya turun dari lebih dari empat puluh menjadi empat, dan perbedaannya terasa di komputer laboratorium yang lambat.</p>`,
          },
        ],
      },
      {
        slug: 'tayang',
        title: 'Menayangkan',
        chapters: [
          {
            slug: 'ke-server-sekolah',
            title: 'Ke server sekolah',
            minutes: 120,
            html: `<p>Aplikasi dipasang di komputer sekolah yang dijadikan server. Kita membuat daftar periksa: matikan mode debug, isi kunci aplikasi, jalankan migrasi, lalu siapkan pencadangan harian.</p>
<ul><li>Berkas <code>.env</code> tidak pernah masuk ke Git.</li><li>Kata sandi basis data berbeda dari kata sandi admin.</li><li>Hasil pencadangan disalin ke tempat lain.</li></ul>
<p>Pertemuan terakhir adalah serah terima kepada pustakawan, termasuk panduan satu halaman yang ditulis bersama.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-201-B4',
        name: 'Batch 4',
        startsInDays: 21,
        endsInDays: 77,
        registrationOpensInDays: -18,
        registrationClosesInDays: 14,
        mode: 'online',
        capacity: 40,
      },
      {
        code: 'SMK-201-B3',
        name: 'Batch 3',
        startsInDays: -130,
        endsInDays: -74,
        registrationOpensInDays: -170,
        registrationClosesInDays: -137,
        mode: 'online',
        capacity: 40,
      },
    ],
  },
  {
    code: 'SMK-301',
    slug: 'siap-pkl',
    name: 'Webinar: Siap Praktik Kerja Lapangan',
    summary: 'Yang diharapkan industri dari siswa PKL, langsung dari pembimbing lapangan.',
    html: `<p>Praktik kerja lapangan sering dimulai dengan canggung. Siswa menunggu perintah, pembimbing menunggu pertanyaan. Webinar ini mempertemukan keduanya sebelum hari pertama.</p>
<p>Peserta mendapat daftar periksa minggu pertama dan contoh jurnal kegiatan yang memudahkan penilaian sekolah.</p>`,
    cover: { scene: 'meeting', seed: 3204, alt: 'Siswa berbincang dengan pembimbing industri' },
    type: 'webinar',
    level: 'all',
    category: 'karier',
    tags: ['pkl', 'industri', 'webinar'],
    competencies: ['Kesiapan kerja'],
    outcomes: ['Menyusun perkenalan diri yang jelas', 'Menulis jurnal kegiatan yang berguna'],
    prerequisites: [],
    audience: ['Siswa SMK yang akan PKL', 'Guru pembimbing'],
    durationMinutes: 90,
    price: 0,
    certificate: true,
    instructors: [
      { person: 'laila-nasution', role: 'lead' },
      { person: 'sumarni', role: 'assistant' },
    ],
    modules: [
      {
        slug: 'materi',
        title: 'Materi',
        chapters: [
          {
            slug: 'minggu-pertama-pkl',
            title: 'Minggu pertama',
            minutes: 30,
            isPreview: true,
            html: `<p>Pembimbing tidak mengharapkan Anda tahu segalanya. Yang mereka cari adalah siswa yang mencatat, bertanya setelah mencoba, dan memberi kabar saat terlambat. Pada minggu pertama, tulis nama rekan kerja, istilah yang belum dipahami, dan alur pekerjaan tim.</p>
<p>Saat bertanya, gunakan pola tiga kalimat: apa yang ingin dicapai, apa yang sudah dicoba, dan apa yang terjadi. Pola ini menghemat waktu semua orang.</p>`,
          },
          {
            slug: 'jurnal-kegiatan',
            title: 'Jurnal kegiatan',
            minutes: 25,
            html: `<p>Jurnal yang berisi "membantu pekerjaan kantor" setiap hari tidak berguna bagi siapa pun. Tulis satu hal yang dikerjakan, satu hal yang dipelajari, dan satu pertanyaan yang belum terjawab. Tiga baris cukup asalkan jujur.</p>
<p>Jangan menuliskan kata sandi, data pelanggan, atau tangkapan layar rahasia. Bila ragu, tanyakan kepada pembimbing sebelum menyimpannya. Kebiasaan menjaga rahasia perusahaan juga dinilai.</p>
<p>Contoh jurnal yang baik dibagikan setelah acara.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-301-A',
        name: 'Sesi siang',
        startsInDays: 7,
        endsInDays: 7,
        registrationOpensInDays: -10,
        registrationClosesInDays: 6,
        mode: 'online',
        capacity: 600,
      },
    ],
  },
  {
    code: 'SMK-202',
    slug: 'flutter-untuk-pemula',
    name: 'Flutter untuk Pemula',
    summary: 'Enam pekan membuat aplikasi presensi kelas yang berjalan di Android.',
    html: `<p>Anda membuat satu aplikasi kecil sampai terpasang di ponsel sendiri: presensi kelas dengan daftar siswa, tombol hadir, dan rekap harian. Tidak ada fitur yang ditambahkan sebelum yang sebelumnya benar-benar jalan.</p>`,
    cover: { scene: 'phone-app', seed: 3205, alt: 'Aplikasi presensi di ponsel' },
    type: 'live',
    level: 'intermediate',
    category: 'seluler',
    tags: ['flutter', 'dart', 'android'],
    competencies: ['Pengembangan aplikasi seluler'],
    outcomes: ['Menyusun tampilan dari widget', 'Menyimpan data di perangkat'],
    prerequisites: ['Menguasai satu bahasa pemrograman', 'Laptop dengan memori sekurangnya 8 GB'],
    audience: ['Siswa RPL dan PPLG', 'Guru informatika'],
    durationMinutes: 1080,
    price: 450000,
    certificate: true,
    instructors: [{ person: 'ketut-ardana', role: 'lead' }],
    modules: [
      {
        slug: 'tampilan',
        title: 'Tampilan',
        chapters: [
          {
            slug: 'widget-dan-pohon',
            title: 'Widget dan pohonnya',
            minutes: 90,
            isPreview: true,
            html: `<p>Di Flutter, semua yang tampak adalah widget: teks, tombol, jarak, bahkan susunan baris. Widget disusun bersarang seperti pohon. Kita mulai dengan menggambar pohon itu di kertas.</p>
${code(
  'dart',
  `ListTile(
  title: Text(siswa.nama),
  trailing: Checkbox(
    value: siswa.hadir,
    onChanged: (nilai) => ubahHadir(siswa, nilai ?? false),
  ),
)`,
)}
<p>Satu baris daftar berisi nama di kiri dan kotak centang di kanan. Perhatikan bahwa widget hanya menampilkan keadaan, sedangkan perubahan dikerjakan oleh fungsi.</p>`,
          },
          {
            slug: 'keadaan',
            title: 'Keadaan yang berubah',
            minutes: 90,
            html: `<p>Keadaan adalah data yang membuat tampilan berbeda. Ketika daftar hadir berubah, panggil <code>setState</code> agar Flutter menggambar ulang bagian yang terpengaruh. Jangan mengubah data di dalam fungsi <code>build</code>, karena fungsi itu bisa dipanggil kapan saja.</p>
<p>Latihannya menghitung jumlah siswa hadir dan menampilkannya di bagian atas. Angka itu tidak disimpan, melainkan dihitung dari daftar. Dengan demikian, tidak mungkin ada angka yang berbeda dari kenyataan.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-202-B2',
        name: 'Batch 2',
        startsInDays: 55,
        endsInDays: 97,
        registrationOpensInDays: 12,
        registrationClosesInDays: 47,
        mode: 'online',
        capacity: 36,
      },
    ],
  },
  {
    code: 'SMK-203',
    slug: 'git-dan-kerja-tim',
    name: 'Git dan Kerja Tim',
    summary:
      'Empat pertemuan tentang riwayat kode, cabang, tinjauan, dan cara menyelesaikan konflik dengan tenang.',
    html: `<p>Proyek kelompok sering berakhir dengan berkas bernama "tugas-final-fix-2.zip". Di kelas ini Anda belajar menyimpan riwayat, bekerja di cabang terpisah, dan menggabungkannya tanpa kehilangan pekerjaan teman.</p>`,
    cover: { scene: 'code-editor', seed: 3206, alt: 'Riwayat perubahan kode di layar' },
    type: 'live',
    level: 'beginner',
    category: 'pemrograman',
    tags: ['git', 'kolaborasi'],
    competencies: ['Kendali versi', 'Kerja tim'],
    outcomes: ['Menulis catatan perubahan yang jelas', 'Menyelesaikan konflik penggabungan'],
    prerequisites: ['Pernah membuat satu proyek kecil'],
    audience: ['Siswa SMK', 'Kelompok proyek'],
    durationMinutes: 480,
    price: 150000,
    certificate: true,
    instructors: [{ person: 'jefri-lumentut', role: 'lead' }],
    rating: { average: 4.9, count: 97 },
    modules: [
      {
        slug: 'riwayat',
        title: 'Riwayat',
        chapters: [
          {
            slug: 'simpan-perubahan',
            title: 'Menyimpan perubahan',
            minutes: 90,
            isPreview: true,
            html: `<p>Git menyimpan potret proyek setiap kali Anda membuat commit. Satu commit sebaiknya berisi satu gagasan, sehingga mudah dibatalkan bila keliru.</p>
${code(
  'bash',
  `git status
git add index.html gaya.css
git commit -m "Tambah kartu menu kantin"
git log --oneline`,
)}
<p>Pesan commit ditulis sebagai perintah pendek yang menyebut apa yang berubah. Pesan "update" atau "perbaikan" tidak menolong siapa pun. Biasakan membaca <code>git status</code> sebelum menyimpan, supaya berkas rahasia tidak ikut terbawa.</p>`,
          },
          {
            slug: 'cabang-dan-konflik',
            title: 'Cabang dan konflik',
            minutes: 90,
            html: `<p>Cabang memungkinkan Anda mencoba tanpa mengganggu teman. Setelah selesai, cabang digabungkan kembali.</p>
${code(
  'bash',
  `git switch -c keranjang
git commit -am "Hitung total keranjang"
git switch main
git merge keranjang`,
)}
<p>Konflik terjadi bila dua orang mengubah baris yang sama. Itu bukan bencana. Buka berkasnya, bicarakan versi mana yang dipakai, hapus tanda konflik, jalankan program, lalu simpan. Setiap kelompok berlatih membuat konflik dengan sengaja sampai tidak takut lagi.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SMK-203-B5',
        name: 'Batch 5',
        startsInDays: 5,
        endsInDays: 26,
        registrationOpensInDays: -30,
        registrationClosesInDays: -1,
        mode: 'online',
        capacity: 50,
      },
    ],
  },
]
