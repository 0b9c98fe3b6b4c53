import type { DemoPage } from '../../pages.types.ts'

export const partnerPages: DemoPage[] = [
  {
    name: 'Corporates',
    eyebrow: 'Untuk perusahaan',
    title: 'Akademi perusahaan milik Anda',
    lead: 'Karyawan baru belajar dari orang lama, pelatihan wajib tercatat, dan bagian SDM tidak lagi mengejar daftar hadir.',
    cover: { scene: 'laptop-desk', seed: 1201, alt: 'Meja kerja dengan laptop dan buku catatan' },
    seo: { title: 'Platform pelatihan karyawan' },
    sections: [
      {
        kind: 'features',
        id: 'kegunaan',
        title: 'Empat pekerjaan yang paling sering dipercayakan',
        items: [
          {
            icon: 'check',
            title: 'Pekan pertama karyawan baru',
            text: 'Satu alur belajar dengan tenggat yang jelas, dari aturan keselamatan sampai mengenal produk.',
          },
          {
            icon: 'list-checks',
            title: 'Pelatihan wajib tahunan',
            text: 'Kuis berwaktu, masa berlaku sertifikat, dan daftar siapa yang belum selesai per cabang.',
          },
          {
            icon: 'mic',
            title: 'Ilmu orang lama',
            text: 'Teknisi senior menulis bab pendek sebelum pensiun. Kami membantu menyuntingnya.',
          },
          {
            icon: 'handshake',
            title: 'Pelatihan mitra dan agen',
            text: 'Pengecer dan mitra lapangan belajar di situs yang sama tanpa melihat data karyawan.',
          },
        ],
      },
      {
        kind: 'text',
        id: 'lapangan',
        title: 'Untuk orang lapangan',
        bodyHtml: `<p>Sebagian besar karyawan di Indonesia bekerja di toko, gudang, kebun, dan jalan. Mereka membuka materi di ponsel sendiri, sering dengan sisa kuota.</p>
<ul>
<li>Bab dapat disimpan dan dibaca tanpa sambungan.</li>
<li>Satu bab teks dengan gambar rata-rata kurang dari 200 kilobita.</li>
<li>Jawaban kuis ditahan di ponsel sampai jaringan kembali.</li>
</ul>`,
        picture: { scene: 'phone-app', seed: 1312, alt: 'Ponsel dengan aplikasi belajar' },
      },
      {
        kind: 'questions',
        id: 'bagian-ti',
        title: 'Pertanyaan dari bagian TI dan hukum',
        items: [
          {
            question: 'Di mana data disimpan?',
            answer:
              'Di server pilihan Anda. Sanggar dapat dipasang di pusat data perusahaan atau di penyedia dalam negeri.',
          },
          {
            question: 'Bagaimana bila kami berhenti?',
            answer: 'Seluruh data dapat diekspor kapan saja dalam format terbuka. Tidak ada biaya keluar.',
          },
          {
            question: 'Apakah selaras dengan Undang-Undang Pelindungan Data Pribadi?',
            answer:
              'Sanggar menyediakan catatan persetujuan, ekspor data, penghapusan atas permintaan, dan riwayat akses data peka yang dibutuhkan untuk memenuhi Undang-Undang Nomor 27 Tahun 2022. Kebijakan dan tanggung jawabnya tetap ada pada perusahaan.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'kontak',
        title: 'Bicara dengan orang yang mengerjakan',
        intro: 'Tidak ada tenaga penjual. Anda langsung bertemu pendamping dan arsitek platform.',
        hours: 'Senin-Jumat 09.00-16.00 WIB',
        more: { label: 'Buat janji temu', href: '/Make-Appointment' },
      },
    ],
  },
  {
    name: 'Government',
    eyebrow: 'Untuk pemerintah',
    title: 'Pelatihan aparatur dan warga',
    lead: 'Satu rumah belajar untuk dinas, balai pelatihan, dan kecamatan, yang tetap terbuka di desa dengan sinyal satu batang.',
    seo: { title: 'Platform pelatihan untuk pemerintah' },
    sections: [
      {
        kind: 'steps',
        id: 'bertahap',
        title: 'Dimulai kecil, diperluas setelah terbukti',
        items: [
          {
            label: 'Uji coba',
            title: 'Satu dinas, satu pelatihan',
            text: 'Tiga puluh sampai lima puluh peserta. Hasilnya dilaporkan apa adanya, termasuk yang tidak selesai.',
          },
          {
            label: 'Kabupaten',
            title: 'Semua kecamatan',
            text: 'Admin wilayah mengelola pesertanya sendiri. Data satu kecamatan tidak terlihat oleh kecamatan lain.',
          },
          {
            label: 'Provinsi',
            title: 'Banyak lembaga, satu pemasangan',
            text: 'Setiap balai punya situs, warna, dan alamat sendiri di pemasangan yang sama.',
          },
        ],
      },
      {
        kind: 'table',
        id: 'ketentuan',
        title: 'Jawaban singkat untuk dokumen pengadaan',
        columns: ['Pertanyaan', 'Jawaban'],
        rows: [
          ['Lisensi', 'Kode terbuka, tanpa biaya per pengguna'],
          ['Lokasi data', 'Pusat data instansi atau penyedia di Indonesia'],
          ['Data wilayah', '38 provinsi sampai kabupaten dan kota'],
          ['Data pribadi', 'Disamarkan, dicatat setiap dibuka, dapat diekspor dan dihapus'],
          ['Persetujuan anak', 'Persetujuan wali untuk peserta di bawah umur'],
          ['Aksesibilitas', 'Dapat dipakai dengan papan tik dan pembaca layar'],
          ['Serah terima', 'Pelatihan admin, dokumentasi, dan ekspor penuh'],
        ],
      },
      {
        kind: 'features',
        id: 'contoh',
        title: 'Yang dapat diselenggarakan',
        items: [
          {
            icon: 'award',
            title: 'Pelatihan aparatur',
            text: 'Materi tata kelola dengan ujian berwaktu dan sertifikat yang dapat diperiksa.',
          },
          {
            icon: 'briefcase',
            title: 'Pelatihan kerja warga',
            text: 'Pendaftaran menurut kabupaten asal, seleksi, dan laporan kelulusan.',
          },
          {
            icon: 'book-open',
            title: 'Literasi di perpustakaan desa',
            text: 'Bacaan berjenjang dan pencatatan baca melalui Aksara.',
            href: '/Aksara',
          },
          {
            icon: 'code',
            title: 'Guru informatika',
            text: 'Paket latihan kode yang disusun guru setempat.',
            href: '/Program/guru-koding',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'paparan',
        title: 'Kami bersedia memaparkan',
        text: 'Daring atau di kantor Anda. Paparan enam puluh menit, separuhnya untuk pertanyaan.',
        actions: [
          { label: 'Jadwalkan paparan', href: '/Make-Appointment' },
          { label: 'Cara kami menjaga data', href: '/News/data-pribadi-peserta' },
        ],
      },
    ],
  },
  {
    name: 'Campus',
    eyebrow: 'Untuk kampus',
    title: 'Kampus yang mengajar di luar pagar',
    lead: 'Kelas umum, kursus singkat bersertifikat, dan laboratorium koding yang tidak menunggu izin memasang program.',
    cover: { scene: 'computer-lab', seed: 1302, alt: 'Siswa mengerjakan kuis di laboratorium komputer' },
    seo: { title: 'Platform belajar untuk kampus' },
    sections: [
      {
        kind: 'text',
        id: 'bukan-pengganti',
        title: 'Di luar sistem akademik',
        bodyHtml: `<p>Nilai resmi, KRS, dan transkrip tetap di sistem kampus. Sanggar mengurus yang berada di luarnya: kuliah umum, pelatihan untuk masyarakat, kursus persiapan, dan praktik pemrograman lintas jurusan.</p>
<p>Peserta dari luar kampus mendaftar dengan email biasa. Mahasiswa mendaftar dengan undangan dari program studinya.</p>`,
      },
      {
        kind: 'features',
        id: 'unit',
        title: 'Unit yang biasanya memulai',
        items: [
          {
            icon: 'wallet',
            title: 'Pusat pelatihan dan pengabdian',
            text: 'Kelas berbayar untuk umum dengan tagihan rupiah dan honor pengajar yang tercatat.',
          },
          {
            icon: 'code',
            title: 'Laboratorium komputer',
            text: 'Dua belas bahasa pemrograman di peramban, dengan kasus uji yang memeriksa sendiri.',
            href: '/News/studio-koding-dua-belas-bahasa',
          },
          {
            icon: 'award',
            title: 'Kursus singkat bersertifikat',
            text: 'Sertifikat memuat kompetensi dan kode QR yang diperiksa pemberi kerja dalam satu pindaian.',
            href: '/News/verifikasi-sertifikat-satu-pindaian',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'satu-semester',
        title: 'Satu semester percobaan',
        items: [
          {
            label: 'Pekan 1-4',
            title: 'Satu mata latihan',
            text: 'Dosen dan asisten menyusun sepuluh latihan. Kami menemani dua pertemuan pertama.',
          },
          {
            label: 'Pekan 5-14',
            title: 'Dipakai mahasiswa',
            text: 'Hasil uji masuk ke laporan dosen setiap pekan.',
          },
          {
            label: 'Pekan 15-16',
            title: 'Dinilai bersama',
            text: 'Fakultas memutuskan lanjut atau berhenti berdasarkan laporan, bukan janji.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'langkah',
        title: 'Mulai dari satu dosen yang penasaran',
        text: 'Kelas Mengajar Pemrograman dengan Studio Koding berlangsung empat pertemuan. Satu orang cukup untuk memulai.',
        actions: [
          { label: 'Lihat kelasnya', href: '/Class/mengajar-dengan-studio-koding' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
    ],
  },
]
