import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'DPK-01',
  slug: 'menulis-lamaran-kerja',
  name: 'Menulis Lamaran Kerja',
  summary: 'Enam bab gratis bagi pencari kerja: membaca lowongan, menyusun riwayat, dan datang ke wawancara.',
  html: `<p>Kursus ini disusun petugas antarkerja dari pertanyaan yang paling sering datang ke loket. Bahasanya sederhana, contohnya dari lowongan di kabupaten ini, dan dapat diikuti lewat ponsel.</p><h2>Setelah selesai</h2><p>Berkas yang Anda susun dapat diperiksakan di loket dinas tanpa biaya, setiap hari kerja.</p>`,
  cover: { scene: 'laptop-desk', seed: 12711, alt: 'Pencari kerja menyusun lamaran di laptop' },
  type: 'self_paced',
  level: 'beginner',
  category: 'siap-kerja',
  tags: ['lamaran', 'wawancara'],
  competencies: ['Menulis lamaran', 'Wawancara'],
  outcomes: [
    'Membaca lowongan dengan teliti',
    'Menyusun riwayat hidup satu halaman',
    'Menulis surat lamaran yang menjawab lowongan',
    'Mengenali lowongan palsu',
  ],
  prerequisites: ['Memiliki ponsel atau akses ke komputer desa'],
  audience: ['Pencari kerja', 'Lulusan SMK', 'Pekerja yang dirumahkan'],
  durationMinutes: 120,
  price: 0,
  certificate: true,
  instructors: [{ person: 'bambang-irawan', role: 'lead' }],
  rating: { average: 4.5, count: 208 },
  modules: [
    {
      slug: 'berkas',
      title: 'Menyiapkan berkas',
      chapters: [
        {
          slug: 'membaca-lowongan',
          title: 'Membaca lowongan dengan teliti',
          minutes: 20,
          isPreview: true,
          html: `<p>Satu lowongan biasanya memuat tiga jenis syarat, dan ketiganya tidak sama beratnya. Syarat mutlak ditandai kata "wajib" atau "harus". Syarat utama menggambarkan pekerjaan sehari-hari. Syarat tambahan ditandai kata "diutamakan". Pelamar yang gugur di meja pertama umumnya mengabaikan jenis pertama.</p><p>Cetak atau salin lowongannya. Beri tanda M untuk mutlak, U untuk utama, dan T untuk tambahan. Bila semua M terpenuhi dan separuh U terpenuhi, lamarlah. Anda tidak perlu memenuhi seluruh T.</p><h2>Yang sering terlewat</h2><ul><li>Batas waktu, termasuk jamnya.</li><li>Cara mengirim: surel, formulir, atau langsung.</li><li>Nama berkas yang diminta.</li></ul><p>Latihan: ambil satu lowongan dari papan pengumuman dinas. Tandai M, U, dan T, lalu hitung mana yang sudah Anda penuhi. Simpan hasilnya, karena akan dipakai pada bab berikutnya.</p>`,
        },
        {
          slug: 'riwayat-satu-halaman',
          title: 'Riwayat hidup satu halaman',
          minutes: 20,
          isPreview: true,
          html: `<p>Petugas penerima lamaran membaca riwayat hidup kurang dari satu menit. Satu halaman yang rapi lebih menolong daripada tiga halaman yang lengkap. Mulailah dari yang paling baru: pekerjaan terakhir, pelatihan terakhir, sekolah terakhir.</p><p>Tuliskan apa yang Anda kerjakan, bukan jabatan Anda. "Kasir" belum berkata apa-apa. "Melayani rata-rata delapan puluh pembeli sehari dan menutup kas tanpa selisih" sudah bercerita.</p><h2>Bila belum pernah bekerja</h2><ul><li>Tuliskan praktik kerja lapangan dan tugasnya.</li><li>Tuliskan usaha keluarga yang Anda bantu.</li><li>Tuliskan kegiatan desa yang Anda urus, beserta hasilnya.</li></ul><p>Jangan mencantumkan nomor kartu keluarga, agama, atau berat badan bila tidak diminta. Data itu tidak menolong dan dapat disalahgunakan.</p><p>Latihan: tulis lima baris pekerjaan dengan angka di dalamnya. Minta seseorang membacanya selama satu menit, lalu tanyakan apa yang ia ingat.</p>`,
        },
        {
          slug: 'surat-yang-menjawab',
          title: 'Surat yang menjawab lowongan',
          minutes: 20,
          html: `<p>Surat lamaran bukan salinan riwayat hidup. Surat menjawab satu pertanyaan: mengapa Anda untuk pekerjaan ini. Empat paragraf pendek sudah cukup.</p><ol><li>Posisi yang dilamar dan dari mana Anda mengetahuinya.</li><li>Satu pengalaman yang paling dekat dengan syarat utama.</li><li>Satu hal tentang tempat kerja itu yang Anda ketahui sungguh-sungguh.</li><li>Kapan Anda dapat dihubungi dan mulai bekerja.</li></ol><p>Hindari kalimat yang dapat ditulis siapa saja. "Saya pekerja keras dan dapat bekerja dalam tim" tidak membedakan Anda. Ganti dengan satu kejadian.</p><blockquote><p>Ketika mesin jahit rusak menjelang tenggat, saya membagi potongan kepada dua tetangga dan pesanan selesai pukul enam pagi.</p></blockquote><p>Latihan: tulis empat paragraf untuk lowongan yang tadi Anda tandai. Bacakan keras-keras. Potong setiap kalimat yang membuat Anda kehabisan napas, lalu periksa ejaan nama perusahaannya dua kali.</p>`,
        },
      ],
    },
    {
      slug: 'bertemu-pemberi-kerja',
      title: 'Bertemu pemberi kerja',
      chapters: [
        {
          slug: 'mengenali-lowongan-palsu',
          title: 'Mengenali lowongan palsu',
          minutes: 20,
          html: `<p>Lowongan palsu hampir selalu meminta sesuatu lebih dahulu: uang seragam, biaya tes kesehatan, atau foto kartu identitas sambil memegangnya. Pemberi kerja yang sah tidak memungut biaya dari pelamar. Aturan ini tidak mempunyai pengecualian.</p><h2>Lima tanda</h2><ul><li>Gaji jauh di atas pekerjaan serupa tanpa syarat.</li><li>Panggilan wawancara di penginapan atau rumah kos.</li><li>Alamat surel gratis untuk perusahaan besar.</li><li>Diminta pindah ke aplikasi percakapan lain.</li><li>Diminta segera memutuskan hari itu juga.</li></ul><p>Periksa nama perusahaan di loket dinas. Petugas dapat melihat apakah perusahaan itu pernah melaporkan lowongan. Bila Anda terlanjur mengirim uang, simpan bukti transfer dan laporkan pada hari yang sama.</p><p>Latihan: buka tiga lowongan di ponsel Anda dan beri nilai satu untuk setiap tanda. Yang bernilai dua atau lebih sebaiknya ditinggalkan.</p>`,
        },
        {
          slug: 'datang-ke-wawancara',
          title: 'Datang ke wawancara',
          minutes: 20,
          html: `<p>Wawancara dimulai sejak Anda menanyakan jalan kepada satpam. Datanglah dua puluh menit lebih awal, cukup untuk membasuh muka dan membaca ulang surat Anda sendiri. Bawa dua salinan berkas dalam map yang tidak berwarna mencolok.</p><p>Siapkan tiga cerita pendek: saat Anda menyelesaikan masalah, saat Anda keliru dan memperbaikinya, dan saat Anda bekerja bersama orang yang sulit. Hampir semua pertanyaan dapat dijawab dengan salah satunya.</p><h2>Bila tidak tahu jawabannya</h2><p>Katakan belum tahu, lalu katakan bagaimana Anda akan mencari tahu. Pewawancara lebih takut pada orang yang berpura-pura.</p><p>Di akhir, tanyakan satu hal: seperti apa hari kerja pertama. Jawabannya akan memberi tahu Anda banyak tentang tempat itu.</p><p>Latihan: ceritakan ketiga cerita itu kepada keluarga, masing-masing tidak lebih dari satu menit. Rekam dan dengarkan sekali.</p>`,
        },
        {
          slug: 'sesudah-diterima',
          title: 'Sesudah diterima, dan bila belum',
          minutes: 20,
          html: `<p>Bila diterima, bacalah perjanjian kerja sebelum menandatanganinya. Periksa lima hal: jabatan, upah dan tanggal pembayarannya, jam kerja, masa percobaan, dan jaminan sosial. Anda berhak membawa pulang satu salinan. Bila ada yang tidak jelas, tanyakan ke loket hubungan industrial di dinas.</p><p>Bila belum diterima, mintalah satu kalimat alasan dengan sopan. Tidak semua menjawab, tetapi yang menjawab memberi Anda petunjuk yang tidak dapat dibeli.</p><h2>Buku lamaran</h2><p>Catat setiap lamaran dalam satu baris: tanggal, tempat, posisi, hasil. Setelah sepuluh baris akan tampak polanya. Bila berhenti di berkas, perbaiki riwayat. Bila berhenti di wawancara, latihlah cerita. Bila berhenti di syarat, ikutlah pelatihan kami.</p><p>Latihan: buat buku lamaran malam ini dan isi tiga baris pertama dari ingatan. Bawalah ke loket bila ingin didampingi petugas.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
