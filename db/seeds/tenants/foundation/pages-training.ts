import type { DemoPage } from '../../pages.types.ts'

export const trainingPages: DemoPage[] = [
  {
    name: 'Training-Services',
    eyebrow: 'Pelatihan',
    title: 'Pelatihan untuk guru desa',
    lead: 'Diajarkan oleh guru, dicoba di kelas sungguhan, lalu dijenguk enam bulan kemudian.',
    cover: { scene: 'teacher-board', seed: 1203, alt: 'Guru menulis dua pelajaran pada satu papan tulis' },
    sections: [
      {
        kind: 'listing',
        of: 'class',
        id: 'kelas',
        title: 'Pelatihan terdekat',
        count: 4,
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        kind: 'table',
        id: 'memilih',
        title: 'Mulai dari keluhan Anda',
        columns: ['Bila di kelas Anda...', 'Ikuti', 'Biaya'],
        rows: [
          ['satu guru memegang tiga tingkat', 'Mengajar Kelas Rangkap', 'Ditanggung'],
          ['anak menghafal angka tanpa paham', 'Numerasi di Kelas Awal', 'Ditanggung'],
          ['anak kelas tiga belum membaca', 'Mengajar Membaca Permulaan', 'Gratis, mandiri'],
          ['tidak ada alat peraga', 'Media Ajar dari Bahan Sekitar', 'Rp 149.000, mandiri'],
          ['anak berubah setelah bencana', 'Dukungan Psikologis Awal untuk Anak', 'Ditanggung'],
        ],
      },
      {
        kind: 'text',
        id: 'kunjungan',
        title: 'Kenapa kami datang lagi',
        bodyHtml: `<p>Pelatihan dua hari menyenangkan dan cepat dilupakan. Yang mengubah kelas adalah kunjungan sesudahnya: mentor duduk di bangku belakang, mencatat, lalu berbicara berdua sambil minum kopi.</p>
<p>Bila jalan terputus, kunjungan diganti telepon. Bila sinyal hilang, kami menunggu.</p>`,
        picture: {
          scene: 'teacher-board',
          seed: 1422,
          alt: 'Guru berdiri di depan papan tulis yang dibagi tiga',
        },
      },
      {
        kind: 'appeal',
        id: 'gugus',
        title: 'Satu gugus, satu pelatihan',
        text: 'Kelompok kerja guru dengan sedikitnya dua puluh peserta dapat meminta pelatihan di tempatnya. Pengawas sekolah cukup mengirim satu surat.',
        actions: [
          { label: 'Silabus pelatihan', href: '/Training-Services/Syllabus' },
          { label: 'Ajukan pelatihan', href: '/Make-Appointment' },
        ],
        picture: { scene: 'classroom', seed: 1404, alt: 'Ruang kelas dengan dua kelompok belajar' },
      },
    ],
  },
  {
    name: 'Talent-Hiring',
    eyebrow: 'Bergabung',
    title: 'Relawan dan fasilitator',
    lead: 'Yang kami cari bukan orang hebat, melainkan orang yang datang lagi pekan depan.',
    cover: { scene: 'children-reading', seed: 1201, alt: 'Anak-anak duduk melingkar membaca buku bersama' },
    sections: [
      {
        kind: 'table',
        id: 'peran',
        title: 'Pilih sesuai waktu Anda',
        columns: ['Peran', 'Waktu', 'Tempat', 'Bekal'],
        rows: [
          ['Penyortir buku', '3 jam sebulan', 'Bandung, Jakarta, Kupang', 'Panduan buku bekas'],
          ['Pembaca nyaring', '2 jam sepekan', 'Pojok baca terdekat', 'Mengajar Membaca Permulaan'],
          ['Pendamping pelamar beasiswa', '4 jam sebulan', 'Daring', 'Pembekalan satu malam'],
          ['Pengelola pojok baca', 'Setiap hari, berdua', 'Teras Anda', 'Mengelola Pojok Baca Sekolah'],
          [
            'Fasilitator kabupaten',
            'Penuh waktu, digaji',
            'Tinggal di lokasi',
            'Bootcamp Fasilitator Literasi',
          ],
        ],
      },
      {
        kind: 'quotes',
        id: 'kata-guru',
        title: 'Untuk siapa semua ini',
        items: [
          {
            text: 'Dulu saya mengira anak kelas tiga saya lamban. Setelah pelatihan, saya tahu mereka hanya melewatkan satu tahap. Dalam empat bulan, sembilan dari sebelas anak sudah lancar membaca.',
            name: 'Marselina',
            role: 'Guru SD di Mollo Utara, Timor Tengah Selatan',
            photo: { scene: 'portrait:woman', seed: 1011, alt: 'Potret Marselina' },
          },
        ],
      },
      {
        kind: 'steps',
        id: 'menjadi',
        title: 'Menjadi relawan',
        items: [
          {
            label: '1',
            title: 'Ikuti satu kursus gratis',
            text: 'Supaya Anda tahu apa yang akan dikerjakan.',
          },
          { label: '2', title: 'Berbincang', text: 'Dua puluh menit, lewat telepon.' },
          {
            label: '3',
            title: 'Tanda tangan',
            text: 'Kode etik perlindungan anak dan kesediaan diperiksa latar belakangnya.',
          },
          { label: '4', title: 'Datang', text: 'Pertemuan pertama selalu bersama relawan lama.' },
        ],
      },
      {
        kind: 'appeal',
        id: 'fasilitator',
        title: 'Siap tinggal di lembah atau pulau?',
        text: 'Fasilitator dipilih dari lulusan bootcamp. Enam hari di Makassar, biaya Rp 450.000, tersedia keringanan.',
        actions: [
          { label: 'Bootcamp Fasilitator Literasi', href: '/Class/bootcamp-fasilitator-literasi' },
          { label: 'Lowongan terbuka', href: '/Event/Careers' },
        ],
        picture: { scene: 'forest-trail', seed: 1426, alt: 'Jalan setapak menembus hutan pegunungan' },
      },
    ],
  },
]
