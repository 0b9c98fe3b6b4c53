import type { DemoClass } from '../../demo.types.ts'

export const berkasBeasiswa: DemoClass = {
  code: 'TH-206',
  slug: 'menyusun-berkas-beasiswa',
  name: 'Menyusun Berkas Beasiswa',
  summary: 'Webinar untuk siswa kelas dua belas: esai, surat rekomendasi, dan wawancara beasiswa.',
  html: `<p>Setiap tahun banyak pelamar gugur bukan karena kurang mampu, melainkan karena berkasnya kurang lengkap atau esainya terlalu umum. Dalam webinar dua malam ini, tim seleksi menjelaskan apa yang sebenarnya dibaca dan dinilai.</p>
<p>Penerima beasiswa angkatan sebelumnya ikut berbagi draf pertama mereka yang penuh coretan, supaya Anda melihat bahwa esai yang baik lahir dari banyak perbaikan.</p>`,
  cover: { scene: 'graduation', seed: 1209, alt: 'Toga dan map berkas di atas meja' },
  type: 'webinar',
  level: 'all',
  category: 'beasiswa',
  tags: ['beasiswa', 'esai', 'siswa SMA'],
  competencies: ['Penulisan esai diri', 'Wawancara'],
  outcomes: ['Menulis esai diri yang jujur dan khas', 'Menyiapkan berkas lengkap sebelum tenggat'],
  prerequisites: ['Siswa kelas dua belas atau lulusan maksimal satu tahun'],
  audience: ['Siswa SMA, SMK, dan MA', 'Guru bimbingan konseling'],
  durationMinutes: 240,
  price: 0,
  certificate: false,
  instructors: [
    { person: 'tiurma-simanjuntak', role: 'lead' },
    { person: 'yuliana-nahak', role: 'mentor' },
  ],
  rating: { average: 4.5, count: 267 },
  modules: [
    {
      slug: 'berkas-dan-esai',
      title: 'Berkas dan esai',
      chapters: [
        {
          slug: 'daftar-periksa-berkas',
          title: 'Daftar periksa berkas',
          minutes: 60,
          isPreview: true,
          html: `<p>Siapkan berkas dua pekan sebelum tenggat karena beberapa surat memerlukan tanda tangan kepala desa yang mungkin sedang bepergian.</p><ol><li>Rapor lima semester yang dilegalisasi.</li><li>Surat keterangan tidak mampu atau kartu bantuan pendidikan.</li><li>Foto rumah tampak depan, dapur, dan sumber air.</li><li>Dua surat rekomendasi, salah satunya dari luar sekolah.</li><li>Esai sepanjang 700 sampai 1.000 kata.</li></ol><p>Pindai dokumen dengan ponsel di tempat terang dan periksa apakah setiap huruf terbaca sebelum diunggah.</p>`,
        },
        {
          slug: 'esai-yang-terdengar-seperti-anda',
          title: 'Esai yang terdengar seperti Anda',
          minutes: 60,
          html: `<p>Panitia membaca ratusan esai yang dibuka dengan kalimat serupa. Mulailah dari satu peristiwa yang benar-benar Anda alami: pagi ketika Anda harus memilih antara sekolah dan kebun, atau hari ketika Anda mengajari adik membaca.</p><p>Setelah itu jawab tiga hal: apa yang Anda pelajari, apa yang ingin Anda kerjakan, dan mengapa jurusan ini menjadi jalannya. Bacakan esai keras-keras kepada seseorang. Bila terdengar seperti pidato, tulis ulang dengan bahasa sehari-hari.</p>`,
        },
      ],
    },
    {
      slug: 'wawancara',
      title: 'Wawancara',
      chapters: [
        {
          slug: 'menjawab-dengan-cerita',
          title: 'Menjawab dengan cerita',
          minutes: 60,
          html: `<p>Pewawancara tidak mencari jawaban sempurna. Mereka ingin tahu bagaimana Anda berpikir. Gunakan urutan keadaan, tugas, tindakan, dan hasil untuk menceritakan satu pengalaman dalam dua menit.</p><p>Siapkan tiga cerita yang dapat dipakai untuk berbagai pertanyaan: tentang kegagalan, tentang kerja sama, dan tentang keputusan sulit. Bila tidak mengerti pertanyaannya, minta diulang. Itu tanda Anda sungguh mendengarkan.</p><p>Berlatihlah bersama guru atau teman yang berperan sebagai pewawancara, lalu mintalah satu saran saja setiap kali selesai.</p>`,
        },
        {
          slug: 'wawancara-lewat-telepon',
          title: 'Wawancara lewat telepon',
          minutes: 60,
          html: `<p>Tidak semua pelamar memiliki sinyal yang kuat. Karena itu panitia menyediakan wawancara lewat telepon biasa. Carilah tempat yang tenang, isi daya ponsel, dan simpan nomor panitia. Bila sambungan terputus, panitia akan menelepon kembali sampai tiga kali.</p><p>Letakkan catatan kecil di depan Anda, tetapi jangan membacanya seperti naskah. Tersenyumlah, sebab senyum terdengar dari suara.</p><p>Seusai wawancara, catat pertanyaan yang sulit dijawab. Catatan itu berguna bila Anda melamar beasiswa lain.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-206-B4',
      name: 'Batch 4',
      startsInDays: -41,
      endsInDays: -40,
      registrationOpensInDays: -75,
      registrationClosesInDays: -43,
      mode: 'online',
      capacity: 300,
    },
  ],
}

export const komiteSekolah: DemoClass = {
  code: 'TH-207',
  slug: 'mengelola-dana-sekolah-kecil',
  name: 'Mengelola Dana Sekolah Kecil',
  summary:
    'Anggaran, nota, dan laporan yang tertib untuk kepala sekolah dan komite di sekolah dengan tenaga terbatas.',
  html: `<p>Di sekolah kecil, bendahara biasanya juga guru kelas. Kelas langsung ini mengajarkan pencatatan yang cukup rapi untuk diperiksa siapa pun, tetapi tidak memakan waktu lebih dari dua puluh menit sehari.</p>
<p>Angkatan kali ini dibatalkan karena jumlah pendaftar belum mencukupi. Anda dapat mempelajari contoh laporan pada artikel <a href="/Articles/cara-membaca-laporan-keuangan-yayasan">Cara membaca laporan keuangan yayasan</a> sambil menunggu angkatan berikutnya.</p>`,
  cover: { scene: 'chart-board', seed: 1210, alt: 'Papan berisi grafik anggaran sekolah' },
  type: 'live',
  level: 'intermediate',
  category: 'pelatihan-guru',
  tags: ['anggaran', 'komite sekolah', 'laporan'],
  competencies: ['Penganggaran', 'Pembukuan sederhana', 'Pelaporan'],
  outcomes: ['Menyusun anggaran satu tahun', 'Menyimpan bukti belanja dengan tertib'],
  prerequisites: ['Memiliki peran dalam pengelolaan dana sekolah'],
  audience: ['Kepala sekolah', 'Bendahara', 'Komite sekolah'],
  durationMinutes: 360,
  price: 75000,
  certificate: true,
  instructors: [{ person: 'zulfikar-chaniago', role: 'lead' }],
  modules: [
    {
      slug: 'anggaran',
      title: 'Anggaran',
      chapters: [
        {
          slug: 'dari-rencana-ke-angka',
          title: 'Dari rencana ke angka',
          minutes: 120,
          isPreview: true,
          html: `<p>Anggaran yang baik dimulai dari keputusan, bukan dari angka tahun lalu. Kepala sekolah dan komite menuliskan tiga hal yang paling ingin diperbaiki, lalu menghitung biayanya. Barulah sisanya dibagi untuk kebutuhan rutin.</p><p>Sisihkan dana cadangan lima persen untuk atap bocor dan keran patah. Tempelkan ringkasan anggaran di papan pengumuman dengan bahasa yang mudah dipahami orang tua.</p><p>Peserta membawa anggaran sekolahnya sendiri untuk ditelaah bersama dalam kelompok kecil.</p>`,
        },
        {
          slug: 'tiga-buku-yang-cukup',
          title: 'Tiga buku yang cukup',
          minutes: 120,
          html: `<p>Buku kas umum, buku barang, dan map nota sudah memadai untuk sekolah kecil. Setiap transaksi dicatat pada hari yang sama, diberi nomor, dan notanya disimpan menurut nomor itu. Belanja di warung tanpa nota dapat dibuktikan dengan kuitansi bertanda tangan penjual.</p><p>Pisahkan pemegang uang dan pemegang catatan. Pemisahan sederhana ini melindungi semua orang dari prasangka.</p><p>Contoh isian untuk satu bulan penuh disediakan supaya Anda dapat langsung menirunya.</p>`,
        },
      ],
    },
    {
      slug: 'laporan',
      title: 'Laporan',
      chapters: [
        {
          slug: 'laporan-yang-dibaca-warga',
          title: 'Laporan yang dibaca warga',
          minutes: 60,
          html: `<p>Laporan resmi ditujukan kepada dinas, tetapi orang tua juga berhak tahu. Buat versi satu halaman berisi pemasukan, lima pengeluaran terbesar, dan foto hasilnya. Bacakan dalam rapat wali murid dan sediakan waktu untuk bertanya.</p><p>Pertanyaan yang tajam bukan serangan. Jawablah dengan membuka buku, bukan dengan membela diri.</p><p>Peserta menulis ulang satu laporan resmi menjadi versi warga, lalu membacakannya di kelompok untuk memastikan tidak ada istilah yang membingungkan.</p>`,
        },
        {
          slug: 'menghadapi-pemeriksaan',
          title: 'Menghadapi pemeriksaan',
          minutes: 60,
          html: `<p>Pemeriksaan akan terasa ringan bila buku kas ditutup setiap akhir bulan. Cocokkan saldo dengan uang tunai dan rekening, lalu minta satu anggota komite membubuhkan paraf. Selisih yang ditemukan segera dicatat penyebabnya.</p><p>Bab ini menyediakan daftar dua belas dokumen yang paling sering diminta pemeriksa beserta contoh cara menyusunnya dalam satu map.</p><p>Pada sesi penutup, peserta bermain peran sebagai pemeriksa dan bendahara dengan bukti belanja yang sengaja dibuat tidak lengkap.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-207-B2',
      name: 'Batch 2',
      startsInDays: 6,
      endsInDays: 27,
      registrationOpensInDays: -38,
      registrationClosesInDays: 2,
      mode: 'online',
      capacity: 50,
      status: 'cancelled',
    },
  ],
}
